/** A schema as whoever prints it looks at it: Valibot's own types say more than that, each in another way. */
export interface Shape {
  readonly type: string;
  readonly expects?: string;
  readonly literal?: unknown;
  readonly options?: readonly unknown[];
  readonly entries?: Readonly<Record<string, Shape>>;
  readonly wrapped?: Shape;
  readonly item?: Shape;
  readonly value?: Shape;
  readonly default?: unknown;
  readonly pipe?: readonly { readonly kind: string; readonly type: string; readonly requirement?: unknown }[];
}
