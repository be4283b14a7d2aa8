/** Where the lessons lie. The build puts the real address in its place (build/lessons.ts). */
export const LESSONS = '/lessons.json';
