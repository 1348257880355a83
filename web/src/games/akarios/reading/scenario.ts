/** The scenario that is flown: of a single fight it is part of the scenery, of a campaign part of the view. */
import type { AkariosScenery, AkariosView, DrawnScenario } from '../../../wire/akarios';

const NONE: DrawnScenario = { id: '', name: '', goal: '', story: '', rules: [], objectives: [], last_round: 0, spaces: [], markers: {} };

const filled = new WeakMap<AkariosScenery, Map<string, AkariosScenery & { scenario: DrawnScenario }>>();

export type Scene = AkariosScenery & { scenario: DrawnScenario };

/** The scenery with the scenario of now; the same object as long as it is the same scenario. */
export function sceneOf(scenery: AkariosScenery, { drawn }: Pick<AkariosView, 'drawn'>): Scene {
  const scenario = drawn ?? scenery.scenario ?? NONE;
  const known = filled.get(scenery) ?? new Map<string, Scene>();
  filled.set(scenery, known);
  const scene = known.get(scenario.id) ?? { ...scenery, scenario };
  known.set(scenario.id, scene);
  return scene;
}

/** True in a campaign that goes on, as long as the squad does not fight. */
export function isBetweenFights({ campaign }: Pick<AkariosView, 'campaign'>): boolean {
  return campaign != null && campaign.scene !== 'fight' && campaign.outcome === '' && !campaign.retired;
}
