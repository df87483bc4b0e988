import type { ServerDefinitions } from '../app/definitions.ts'
import type { NetworkGateway } from '../network/types.ts'

/** What presets are validated by. */
export interface PresetDependencies {
  definitions: ServerDefinitions
  network: Pick<NetworkGateway, 'corridors'>
}
