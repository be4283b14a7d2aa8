export * from './agreed.ts';
export * from './basics.ts';
export * from './client.ts';
export * from './diff.ts';
export * from './messages.ts';
export * from './requests.ts';
export * from './replies.ts';
export * from './told.ts';
