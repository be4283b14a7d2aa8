/** Where the rules lie as the house tells them. The build puts the real address in its place (build/house-rules.ts). */
export const HOUSE_RULES = '/house-rules.json';
