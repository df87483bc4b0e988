import type { ServerDefinitions } from '../app/definitions.ts'
import type { NetworkGateway } from '../network/types.ts'

/** What presets are judged by. */
export interface PresetGround {
  definitions: ServerDefinitions
  network: Pick<NetworkGateway, 'corridors'>
}
