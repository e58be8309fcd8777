/** What the server tells of decisions, by short names. */

import type { components } from "../api";

type Schemas = components["schemas"];

export type Agreement = Schemas["Agreement"];
export type AnyTime = Schemas["AnyTime"];
export type CardData = Schemas["CardData"];
export type Choice = Schemas["Choice"];
export type Detail = NonNullable<Schemas["Offer"]["detail"]>;
export type DetailOf<Kind extends Detail["kind"]> = Extract<Detail, { kind: Kind }>;
export type Force = Schemas["Force"];
export type FoundWay = Schemas["Way"];
export type HandCard = Schemas["HandCard"];
export type March = Schemas["March"];
export type Marches = Schemas["Marches"];
export type Playable = Schemas["Playable"];
export type PoliticalData = Schemas["PoliticalData"];
export type Reentry = Schemas["Reentry"];
export type ShiftOption = Schemas["ShiftOption"];
export type Spot = Schemas["Spot"];
export type SupplyOf = Schemas["SupplyOf"];
export type TrackData = Schemas["TrackData"];
export type TroopTransfer = Schemas["TroopTransfer"];
export type Why = Schemas["Why"];
