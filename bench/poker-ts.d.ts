/** The little of poker-ts that is measured; its own types name a module that it does not ship. */
declare module 'poker-ts' {
  type Action = 'fold' | 'check' | 'call' | 'bet' | 'raise';
  class Table {
    constructor(forcedBets: { ante?: number; bigBlind: number; smallBlind: number }, seats?: number);
    sitDown(seat: number, buyIn: number): void;
    standUp(seat: number): void;
    seats(): ({ totalChips: number } | null)[];
    startHand(): void;
    isHandInProgress(): boolean;
    isBettingRoundInProgress(): boolean;
    areBettingRoundsCompleted(): boolean;
    legalActions(): { actions: Action[]; chipRange?: { min: number; max: number } };
    actionTaken(action: Action, betSize?: number): void;
    endBettingRound(): void;
    showdown(): void;
  }
}
