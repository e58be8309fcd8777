/** Profiles in the manner of paper silhouettes: rulers by role, and the coach. All of them face right. */

import coach from "./coach.svg?raw";
import frederick from "./frederick.svg?raw";
import louis from "./louis.svg?raw";
import mariaTheresa from "./maria_theresa.svg?raw";

export interface Profile {
  box: string;
  path: string;
}

const profile = (file: string): Profile => ({
  box: / viewBox="([^"]+)"/.exec(file)?.[1] ?? "",
  path: / d="([^"]+)"/.exec(file)?.[1] ?? "",
});

const PROFILES: ReadonlyMap<string, Profile> = new Map([
  ["coach", profile(coach)],
  ["frederick", profile(frederick)],
  ["louis", profile(louis)],
  ["maria_theresa", profile(mariaTheresa)],
]);
/** Rulers who command in person. */
const RULERS: ReadonlyMap<string, string> = new Map([
  ["austria", "maria_theresa"],
  ["prussia", "frederick"],
  ["france", "louis"],
]);

/** The profile of a ruler or the coach. */
export const profileOf = (who: string): Profile | undefined => PROFILES.get(who);

/** The profile of a power's ruler; other powers only have arms. */
export const rulerOf = (power: string): Profile | undefined => profileOf(RULERS.get(power) ?? "");
