/** Where all icons are. The build puts the real addresses in their place (build/icons.ts). */
export const FONT = '/icons.otf';
/** For browsers that take no font of a page. */
export const PICTURES = '/icons.css';
