/** 2.a, 19.3, 24: the powers that a seat plays at the moment, major powers first. */

import type { Pack } from "../pack";
import type { PowerData, View } from "../types";

export function powersOfSeat(view: View, pack: Pack, seat: number): PowerData[] {
  return view.seat_of
    .flatMap((owner, power) => (owner === seat ? [pack.power(power)] : []))
    .sort((one, other) => Number(other.major) - Number(one.major));
}
