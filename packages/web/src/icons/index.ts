export { Icon } from './icon.tsx';
export type { IconName } from './icons.ts';
export { signIcon, subtypeIcon } from './signs.ts';
