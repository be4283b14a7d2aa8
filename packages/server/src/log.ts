/** Where the house notes what whoever runs it should know. */
export interface Log {
  info(note: object | string, words?: string): void;
  error(note: object | string, words?: string): void;
}
