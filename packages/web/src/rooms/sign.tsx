/** The sign over the door: a shelf at night, a dragon's mug, candles. Drawn here, so that nothing has to be fetched. */
import styles from './sign.module.css';

export function Sign() {
  return (
    <svg className={styles.sign} viewBox="0 0 640 220" aria-hidden>
      <defs>
        <radialGradient id="sign-glow">
          <stop offset="0" stopColor="#f0b44c" stopOpacity=".75" />
          <stop offset="1" stopColor="#f0b44c" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="sign-wood" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#7a5233" />
          <stop offset="1" stopColor="#4a2e1a" />
        </linearGradient>
        <linearGradient id="sign-ale" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#f4c25d" />
          <stop offset="1" stopColor="#b8731b" />
        </linearGradient>
      </defs>
      <circle cx="96" cy="78" r="96" fill="url(#sign-glow)" />
      <circle cx="544" cy="88" r="88" fill="url(#sign-glow)" />
      <circle cx="320" cy="96" r="120" fill="url(#sign-glow)" opacity=".55" />
      <Candle x={82} y={96} high={80} />
      <Candle x={120} y={124} high={52} />
      <Candle x={532} y={104} high={72} />
      <Bottle x={176} y={70} colour="#3f5d3a" />
      <Bottle x={208} y={92} colour="#55305f" />
      <Bottle x={428} y={82} colour="#7b1e2b" />
      <Bottle x={460} y={96} colour="#2f4a63" />
      <Mug />
      <Coins x={488} y={168} />
      <Coins x={160} y={170} />
      <rect x="24" y="176" width="592" height="22" rx="4" fill="url(#sign-wood)" />
      <rect x="24" y="176" width="592" height="4" rx="2" fill="#a9794c" />
      <path d="M70 198v14h14v-14zM556 198v14h14v-14z" fill="#4a2e1a" />
    </svg>
  );
}

function Candle({ x, y, high }: { readonly x: number; readonly y: number; readonly high: number }) {
  return (
    <g>
      <path
        d={`M${x} ${y}h24v${high}h-24z M${x + 3} ${y}q-6 10 0 20q3-8 4-20z`}
        fill="#efe2c4"
        stroke="#c9b488"
        strokeWidth="1.5"
      />
      <path d={`M${x + 12} ${y}v-8`} stroke="#20140d" strokeWidth="2" />
      <path
        className={styles.flame}
        d={`M${x + 12} ${y - 4}c-9-2-9-14 0-28c9 14 9 26 0 28z`}
        fill="#f6c65a"
        stroke="#f0902c"
        strokeWidth="2"
      />
      <path d={`M${x + 12} ${y - 5}c-4-1-4-7 0-13c4 6 4 12 0 13z`} fill="#fff4d4" />
    </g>
  );
}

function Bottle({ x, y, colour }: { readonly x: number; readonly y: number; readonly colour: string }) {
  const foot = 176;
  return (
    <g>
      <path
        d={`M${x + 8} ${y}h8v20q10 6 10 18v${foot - y - 38}h-28v-${foot - y - 38}q0-12 10-18z`}
        fill={colour}
        stroke="#120a06"
        strokeWidth="1.5"
      />
      <path d={`M${x + 7} ${y - 7}h10v8h-10z`} fill="#c39a62" />
      <path d={`M${x + 1} ${y + 46}h22v22h-22z`} fill="#e7d6b4" />
      <path d={`M${x + 2} ${y + 40}v${foot - y - 48}`} stroke="#fff" strokeOpacity=".25" strokeWidth="3" />
    </g>
  );
}

/** The big one in the middle, with a dragon's tail for a handle. */
function Mug() {
  return (
    <g>
      <path
        d="M376 92c40-8 58 18 48 46c-8 22-30 28-48 24l2-16c14 2 24-4 27-16c4-16-8-26-29-22z"
        fill="#8f2331"
        stroke="#3d0d14"
        strokeWidth="2"
      />
      <path d="M416 152l22 10-8-24z" fill="#8f2331" stroke="#3d0d14" strokeWidth="2" strokeLinejoin="round" />
      <path d="M262 66h116l-8 110h-100z" fill="url(#sign-ale)" stroke="#3a2010" strokeWidth="3" />
      <path d="M258 88h124v12h-124zM264 150h112v12h-112z" fill="#c8963e" stroke="#6d4a15" strokeWidth="1.5" />
      <path d="M284 100l3 50M320 100v50M356 100l-3 50" stroke="#6d4a15" strokeOpacity=".5" strokeWidth="3" />
      <path
        d="M252 70c-10-18 10-34 26-26c6-18 36-18 44-4c14-14 40-6 40 10c18-6 32 12 22 26c-6 10-14 4-18 8c-4 12-4 26-12 26s-6-18-10-24c-10 6-22 4-28-2c-14 8-44 6-64-14z"
        fill="#fbf3df"
        stroke="#d9c6a3"
        strokeWidth="2"
      />
    </g>
  );
}

function Coins({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g fill="#e0ad4b" stroke="#7a5416" strokeWidth="1.5">
      <ellipse cx={x} cy={y + 4} rx="16" ry="5" />
      <ellipse cx={x + 2} cy={y - 2} rx="16" ry="5" />
      <ellipse cx={x - 1} cy={y - 8} rx="16" ry="5" />
      <ellipse cx={x + 24} cy={y + 4} rx="14" ry="4.5" />
    </g>
  );
}
