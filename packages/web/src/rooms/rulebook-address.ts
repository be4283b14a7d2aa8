/** Where the rules lie. The build puts the real address in its place (build/rulebook.ts). */
export const RULEBOOK = '/rulebook.json';
