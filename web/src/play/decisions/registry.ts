/** The decisions that need more than a list of choices: the player's preparation, and the panel for it. */

import type { Component } from "svelte";
import type { Detail, DetailOf } from "../../lib/types";
import { Decision, type DecisionContext } from "../../store/decision.svelte";
import AssignPanel from "../panels/AssignPanel.svelte";
import AttacksPanel from "../panels/AttacksPanel.svelte";
import ChoicesPanel from "../panels/ChoicesPanel.svelte";
import CorpsPanel from "../panels/CorpsPanel.svelte";
import DuelPanel from "../panels/DuelPanel.svelte";
import ExecutePanel from "../panels/ExecutePanel.svelte";
import HussarsPanel from "../panels/HussarsPanel.svelte";
import LayPanel from "../panels/LayPanel.svelte";
import MovementPanel from "../panels/MovementPanel.svelte";
import PlacePanel from "../panels/PlacePanel.svelte";
import RecruitPanel from "../panels/RecruitPanel.svelte";
import RetreatPanel from "../panels/RetreatPanel.svelte";
import SaxonyPanel from "../panels/SaxonyPanel.svelte";
import SelectPanel from "../panels/SelectPanel.svelte";
import SplitPanel from "../panels/SplitPanel.svelte";
import TollPanel from "../panels/TollPanel.svelte";
import TrumpPanel from "../panels/TrumpPanel.svelte";
import VotePanel from "../panels/VotePanel.svelte";
import { Movement } from "./movement.svelte";
import { CorpsChoice, Execute, Lay, Place } from "./politics.svelte";
import { Assign, Attacks, Duel, Hussars, Recruit, Retreat, Split, Toll } from "./war.svelte";

type Panel<Of extends Decision> = Component<{ decision: Of }>;

interface Kind {
  decision: new (desk: DecisionContext, detail: Detail) => Decision;
  panel: Panel<Decision>;
}

/** Type-checks that a panel fits its decision. From then on both are looked up by kind alone. */
function kind<D extends Detail, Of extends Decision<D>>(
  decision: new (desk: DecisionContext, detail: D) => Of,
  panel: Panel<Of>,
): Kind {
  return { decision, panel } as unknown as Kind;
}

const KINDS: Readonly<Partial<Record<Detail["kind"], Kind>>> = {
  split: kind(Split, SplitPanel),
  hussars: kind(Hussars, HussarsPanel),
  toll: kind(Toll, TollPanel),
  movement: kind(Movement, MovementPanel),
  attacks: kind(Attacks, AttacksPanel),
  duel: kind(Duel, DuelPanel),
  retreat: kind(Retreat, RetreatPanel),
  recruit: kind(Recruit, RecruitPanel),
  assign: kind(Assign, AssignPanel),
  trump: kind(Decision<DetailOf<"trump">>, TrumpPanel),
  lay: kind(Lay, LayPanel),
  select: kind(Decision<DetailOf<"select">>, SelectPanel),
  execute: kind(Execute, ExecutePanel),
  corps: kind(CorpsChoice, CorpsPanel),
  place: kind(Place, PlacePanel),
  vote: kind(Decision<DetailOf<"vote">>, VotePanel),
  "saxony-due": kind(Decision<DetailOf<"saxony-due">>, SaxonyPanel),
};
const ANY: Kind = { decision: Decision, panel: ChoicesPanel };

const kindOf = (detail: Detail): Kind => KINDS[detail.kind] ?? ANY;

/** The player's preparation and actions for the current question. */
export function decisionOf(desk: DecisionContext, detail: Detail): Decision {
  return new (kindOf(detail).decision)(desk, detail);
}

export function panelOf({ detail }: Decision): Panel<Decision> {
  return kindOf(detail).panel;
}
