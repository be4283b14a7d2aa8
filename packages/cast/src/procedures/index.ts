/** The procedures of the odd cards, by name. */
import type { Cast } from '@taproom/inn';
import { somethingElse } from './the-wench-something-else.ts';
import { patrons } from './warthorn-patrons.ts';
import { tellStories, tellStory } from './warthorn-story.ts';
import { hungryScarabs, inABind, scarabs, scarabsHome } from './amundyr-scarabs.ts';
import { borrowHelp } from './daareka-help.ts';
import { clearHead, drunkenChi } from './drunken-chi.ts';
import { mountAfterDraw, mountAfterDrink, mountTurnEnd, revealMount } from './molly-mounts.ts';
import { myFriend } from './my-friend.ts';
import { psionicVision } from './psionic-vision.ts';
import { relicOfTorpor } from './relic-of-torpor.ts';
import { dalePlant, daleGrow, daleSetup, daleTurnEnd, daleTurnStart } from './dale-garden.ts';
import { jettTurnStart } from './jett-momentum.ts';
import { callMinion } from './torglesnarf-call.ts';
import { firstForm, forms, twilight } from './vlazlo-forms.ts';
import { petraFire, petraPlot, petraTurnStart } from './petra-plots.ts';
import { terciNext, terciSetup, terciWaitingRoom } from './terci-practice.ts';

export const procedures: Cast['procedures'] = {
  'dale:setup': daleSetup,
  'dale:plant': dalePlant,
  'dale:grow': daleGrow,
  'dale:turn-start': daleTurnStart,
  'dale:turn-end': daleTurnEnd,
  'jett:turn-start': jettTurnStart,
  'petra:turn-start': petraTurnStart,
  'petra:plot': petraPlot,
  'petra:fire': petraFire,
  'terci:setup': terciSetup,
  'terci:waiting-room': terciWaitingRoom,
  'terci:next': terciNext,
  'vlazlo:first-form': firstForm,
  'vlazlo:forms': forms,
  'vlazlo:twilight': twilight,
  'amundyr:scarabs': scarabs,
  'amundyr:scarabs-home': scarabsHome,
  'amundyr:hungry': hungryScarabs,
  'amundyr:bind': inABind,
  'daareka:help': borrowHelp,
  'torglesnarf:call': callMinion,
  'zakhan:clear-head': clearHead,
  'zakhan:drunken-chi': drunkenChi,
  'lizwick:relic-of-torpor': relicOfTorpor,
  'molly:reveal-mount': revealMount,
  'molly:after-draw': mountAfterDraw,
  'molly:after-drink': mountAfterDrink,
  'molly:turn-end': mountTurnEnd,
  'wench:something-else': somethingElse,
  'warthorn:patrons': patrons,
  'warthorn:tell-story': tellStory,
  'warthorn:tell-stories': tellStories,
  'daareka:my-friend': myFriend,
  'daareka:psionic-vision': psionicVision,
};
