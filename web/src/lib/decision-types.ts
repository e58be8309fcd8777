/** What the server tells of decisions, by short names. */

import type { components } from "../api";

type Schemas = components["schemas"];

export type CardData = Schemas["CardData"];
export type Choice = Schemas["Choice"];
export type Detail = NonNullable<Schemas["SeatChoices"]["detail"]>;
export type DetailOf<Kind extends Detail["kind"]> = Extract<Detail, { kind: Kind }>;
export type Force = Schemas["Force"];
export type FoundWay = Schemas["Way"];
export type HandCard = Schemas["HandCard"];
export type March = Schemas["MarchProspect"];
export type Marches = Schemas["Marches"];
export type NeededConsent = Schemas["NeededConsent"];
export type Playable = Schemas["Playable"];
export type PoliticalData = Schemas["PoliticalData"];
export type Reentry = Schemas["Reentry"];
export type Spot = Schemas["Spot"];
export type TrackData = Schemas["TrackData"];
export type Why = Schemas["Why"];
