/** Normalises names as people type them. */

const SPECIAL: Record<string, string> = { ß: "ss", ł: "l", ø: "o", æ: "ae", œ: "oe", đ: "d" };

/** The same result for every spelling of a name: München, Muenchen, munchen, MÜNCHEN. */
export function fold(name: string): string {
  return name
    .toLowerCase()
    .replace(/[ßłøæœđ]/g, (sign) => SPECIAL[sign] ?? sign)
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/ae|oe|ue/g, (pair) => pair.charAt(0))
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
}
