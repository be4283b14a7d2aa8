/** Custom properties are styles, too. */
import 'react';

declare module 'react' {
  interface CSSProperties {
    readonly [property: `--${string}`]: string | number | undefined;
  }
}
