/** Short names for the types on the wire. */

import type { components } from "../api";

type Schemas = components["schemas"];

export type About = Schemas["About"];
export type AnalysisState = Schemas["AnalysisState"];
export type AnalysisStep = Schemas["StepData"];
export type JudgedDecision = Schemas["JudgedData"];
export type SeatChance = Schemas["SeatChance"];
export type AtAnyTime = Schemas["AtAnyTime"];
export type ClauseForm = Schemas["ClauseForm"];
export type ClauseForms = Schemas["ClauseForms"];
export type CaseData = Schemas["CaseData"];
export type CaseStep = Schemas["CaseStep"];
export type ChapterData = Schemas["ChapterData"];
export type CityData = Schemas["CityData"];
export type Coaching = Schemas["Coaching"];
export type Course = Schemas["Course"];
export type Created = Schemas["Created"];
export type Entry = Schemas["Entry"];
/** An event as far as the reader may know it: a union by `kind`, generated from the rules. */
export type AnyEvent = Entry["event"];
export type EventKind = AnyEvent["kind"];
export type EventOf<Kind extends EventKind> = Extract<AnyEvent, { kind: Kind }>;
export type CombatSoFar = NonNullable<Entry["combat"]>;
export type Facts = Schemas["Facts"];
export type GameInfo = Schemas["GameInfo"];
export type GameResult = Schemas["GameResult"];
export type LessonState = Schemas["LessonState"];
export type Me = Schemas["Me"];
export type Moment = Schemas["MomentData"];
export type MyGame = Schemas["MyGame"];
export type NewGame = Schemas["NewGame"];
export type Notes = Schemas["Notes"];
export type Overlays = Schemas["Overlays"];
export type Danger = Overlays["dangers"][number];
export type Deal = Schemas["Deal"];
export type OnOffer = Schemas["OnOffer"];
export type PackData = Schemas["PackData"];
export type PieceData = Schemas["PieceData"];
export type PoliticalData = Schemas["PoliticalData"];
export type Politics = Schemas["Politics"];
export type PowerData = Schemas["PowerData"];
export type Problem = Schemas["Problem"];
export type Proposal = Schemas["StandingProposal"];
export type Proof = Schemas["Proof"];
export type Replay = Schemas["Replay"];
export type Hint = Schemas["Hint"];
export type ListData = Schemas["ListData"];
export type Named = Schemas["Named"];
export type ReviewData = Schemas["ReviewData"];
export type MessageData = Schemas["MessageData"];
export type MessageValue = Schemas["MessageValue"];
export type SeatChoices = Schemas["SeatChoices"];
export type SeatInfo = Schemas["SeatInfo"];
export type SeatOf = Schemas["SeatOf"];
export type TableState = Schemas["TableState"];
export type TrackBoxData = Schemas["TrackBoxData"];
export type Update = Schemas["Update"];
export type VariantInfo = Schemas["VariantInfo"];
export type View = Schemas["View"];

// The question, and what helps to answer it.
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
export type Reentry = Schemas["Reentry"];
export type Spot = Schemas["Spot"];
export type TrackData = Schemas["TrackData"];
export type Why = Schemas["Why"];

/** The parts of a table that are sent as changed fields only. */
export const PARTS = ["game", "view", "facts", "choices", "any_time"] as const;
type Part = (typeof PARTS)[number];

/** The changes since the table was last sent. */
export type Changes = Partial<Omit<TableState, Part>> & { [Name in Part]?: Partial<NonNullable<TableState[Name]>> };

/** Places that are not cities: for a piece that may return, that is not in the game, or that is in its off-map box. */
export const REMOVED = -1;
export const AWAY = -2;
export const OFF_MAP = -3;

export const SUIT_SIGNS = "♠♥♣♦";
export const SUIT_NAMES = ["spades", "hearts", "clubs", "diamonds"] as const;
