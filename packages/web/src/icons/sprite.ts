/** The address of the file with all icons. The build puts the real one in its place (build/icon-sprite.ts). */
export const SPRITE = '/icons.svg';
