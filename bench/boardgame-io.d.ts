/**
 * The small part of boardgame.io 0.50.2 that the benchmark uses. Its own types are found only by the old module
 * resolution (folders with a package.json of their own), and it has no `exports` that Node's ESM loader could follow,
 * so the CommonJS files are imported by their paths.
 */
declare module 'boardgame.io/dist/cjs/internal.js' {
  export interface Ctx {
    readonly numPlayers: number;
    readonly playOrder: readonly string[];
    readonly playOrderPos: number;
    readonly currentPlayer: string;
    readonly gameover?: unknown;
  }

  export interface State<G> {
    readonly G: G;
    readonly ctx: Ctx;
    readonly deltalog?: readonly unknown[];
    readonly transients?: { readonly error?: { readonly type: string } };
  }

  export interface FnContext<G> {
    readonly G: G;
    readonly ctx: Ctx;
  }

  export interface MoveAction {
    readonly type: 'MAKE_MOVE';
    readonly payload: { readonly type: string; readonly args: readonly unknown[]; readonly playerID: string };
  }

  export interface Game<G, SetupData, Arg = number> {
    readonly name: string;
    readonly disableUndo?: boolean;
    setup(context: { readonly ctx: Ctx }, setupData: SetupData): G;
    readonly moves: Readonly<
      Record<string, (context: FnContext<G> & { playerID: string }, arg: Arg) => void | 'INVALID_MOVE'>
    >;
    readonly turn: {
      readonly minMoves?: number;
      readonly maxMoves?: number;
      readonly order: {
        first(context: FnContext<G>): number;
        next(context: FnContext<G>): number | undefined;
      };
    };
    endIf(context: FnContext<G>): unknown;
    readonly ai?: {
      enumerate(
        G: G,
        ctx: Ctx,
        playerID: string,
      ): { readonly move: string; readonly args: readonly number[] }[];
    };
  }

  export function ProcessGameConfig<G, S, A>(game: Game<G, S, A>): Game<G, S, A>;
  export function InitializeGame<G, S, A>(options: {
    game: Game<G, S, A>;
    numPlayers: number;
    setupData: S;
  }): State<G>;
  export function CreateGameReducer<G, S, A>(options: {
    game: Game<G, S, A>;
  }): (state: State<G>, action: MoveAction) => State<G>;
}
