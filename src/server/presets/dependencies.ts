import type { ServerDefinitions } from '../app/definitions.ts'
import type { NetworkGateway } from '../network/types.ts'

/** The dependencies of presets. */
export interface PresetDependencies {
  definitions: ServerDefinitions
  network: Pick<NetworkGateway, 'corridors'>
}
