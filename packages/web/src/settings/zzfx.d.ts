declare module 'zzfx' {
  export const ZZFX: {
    volume: number;
    buildSamples(...parameters: readonly (number | undefined)[]): readonly number[];
    playSamples(channels: readonly (readonly number[])[]): unknown;
  };
}
