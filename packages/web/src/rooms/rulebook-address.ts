/** Where the rules lie, and by book the scenarios. The build puts the real addresses in their place (build/rulebook.ts). */
export const RULEBOOK = '/rulebook.json';
export const SCENES: Readonly<Record<string, string>> = {};
