/** What a player may set: sounds, voices, motion, contrast, text, a word. Everything applies at once. */
import { Choice, Sheet, Slider, Switch } from '../pieces/index.ts';
import { words } from '../words/index.ts';
import { playSound } from './sounds.ts';
import styles from './settings-form.module.css';
import { changeSettings, useSettings } from './store.ts';
import { hush, speak } from './voice.ts';

export default function SettingsForm({ onClose }: { readonly onClose: () => void }) {
  const settings = useSettings();
  const { settings: say } = words;
  return (
    <Sheet open onClose={onClose} title={say.title} about={say.about}>
      <div className={styles.groups}>
        <section className={styles.group} aria-label={say.sounds}>
          <Switch
            label={say.sound}
            checked={settings.sound}
            onChange={(sound) => {
              changeSettings({ sound });
              playSound('coin');
            }}
          />
          <Slider
            label={say.volume}
            value={settings.effects}
            disabled={!settings.sound}
            onChange={(effects) => {
              changeSettings({ effects });
              playSound('coin');
            }}
          />
          <Switch
            label={say.voice}
            hint={say.voiceHint}
            checked={settings.voice}
            onChange={(voice) => {
              changeSettings({ voice });
              if (voice) speak(say.sample);
              else hush();
            }}
          />
          <Slider
            label={say.voiceVolume}
            value={settings.voiceVolume}
            disabled={!settings.voice}
            onChange={(voiceVolume) => changeSettings({ voiceVolume })}
          />
        </section>
        <Choice
          label={say.motion}
          options={say.motions}
          value={settings.motion}
          onChange={(motion) => changeSettings({ motion })}
        />
        <Choice
          label={say.text}
          options={say.texts}
          value={settings.text}
          onChange={(text) => changeSettings({ text })}
        />
        <Choice
          label={say.keeper}
          hint={say.keeperHint}
          options={say.keepers}
          value={settings.keeper}
          onChange={(keeper) => changeSettings({ keeper })}
        />
        <Switch
          label={say.contrast}
          hint={say.contrastHint}
          checked={settings.contrast === 'high'}
          onChange={(high) => changeSettings({ contrast: high ? 'high' : 'normal' })}
        />
      </div>
    </Sheet>
  );
}
