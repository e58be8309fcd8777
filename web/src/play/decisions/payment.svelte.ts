/** Cards combined into a payment; the server says whether they suffice (8.h, 8.k). */

import { worth } from "../../lib/cards";
import type { HandCard, Why } from "../../lib/types";
import { cardTexts } from "../../lib/wording";
import type { CardState, DecisionContext } from "../../store/decision.svelte";

const LEGAL: Why = { legal: true, rule: null, reason: null, rule_text: null };

export class Payment {
  chosen = $state.raw<ReadonlySet<number>>(new Set());
  why = $state.raw<Why | null>(null);
  private asked = 0;

  constructor(
    private readonly desk: DecisionContext,
    readonly power: number,
    readonly hand: readonly HandCard[],
    /** The action that pays with cards of these texts. */
    private readonly actionWith: (cards: string) => string,
    proposal: readonly number[],
  ) {
    this.propose(proposal);
  }

  readonly sum = $derived.by(() => worth(this.hand, this.chosen));

  /** The texts of the chosen cards. */
  get cards(): string {
    return cardTexts(this.hand, this.chosen);
  }

  get action(): string {
    return this.actionWith(this.cards);
  }

  get legal(): boolean {
    return this.why?.legal ?? false;
  }

  /** Chooses cards that the server says will pay. */
  propose(cards: readonly number[]): void {
    this.asked++;
    this.chosen = new Set(cards);
    this.why = LEGAL;
  }

  toggle(card: number): void {
    const chosen = new Set(this.chosen);
    if (!chosen.delete(card)) chosen.add(card);
    this.chosen = chosen;
    void this.check();
  }

  card(power: number, card: number): CardState | null {
    if (power !== this.power) return null;
    const entry = this.hand.find((other) => other.card === card);
    return { usable: entry !== undefined, chosen: this.chosen.has(card), note: "" };
  }

  private async check(): Promise<void> {
    const asked = ++this.asked;
    this.why = null;
    const why = await this.desk.request<Why>("why", { action: this.action });
    if (why && asked === this.asked) this.why = why;
  }
}
