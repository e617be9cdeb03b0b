/**
 * quiet    the session is far from its end
 * asking   it ends soon: the visitor is asked
 * final    the visitor wants to stay, but the session has reached its limit
 * waiting  the visitor has read that and works on until the end
 * ended    no user is signed in any more
 */
export type KeeperPhase = 'quiet' | 'asking' | 'final' | 'waiting' | 'ended';

/** Events of the server and the visitor. */
export type KeeperEvent = 'far' | 'near' | 'refused' | 'dismissed' | 'gone';

/** The next phase by phase and event. An event that a phase does not list changes nothing. */
const transitions: Record<KeeperPhase, Partial<Record<KeeperEvent, KeeperPhase>>> = {
  quiet: { near: 'asking', gone: 'ended' },
  asking: { far: 'quiet', refused: 'final', gone: 'ended' },
  final: { far: 'quiet', dismissed: 'waiting', gone: 'ended' },
  waiting: { far: 'quiet', gone: 'ended' },
  ended: {},
};

export const nextPhase = (phase: KeeperPhase, event: KeeperEvent): KeeperPhase =>
  transitions[phase][event] ?? phase;
