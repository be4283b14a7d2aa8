/** The folder with our pictures. The build puts the real one in its place (build/pictures.ts). */
export const PICTURES = '/pictures';
