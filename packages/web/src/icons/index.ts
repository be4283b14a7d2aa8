export { Icon } from './icon.tsx';
export type { IconName } from './icons.ts';
export { signIcon } from './signs.ts';
