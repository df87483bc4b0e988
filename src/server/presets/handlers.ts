import { checkUuid } from '#values/uuid.ts'
import type { Handlers } from '../app/call.ts'
import type { ServerDefinitions } from '../app/definitions.ts'
import { refused } from '../app/refused.ts'
import { limitOf } from '../definitions/limit.ts'
import { listPresets, usePreset } from './list.ts'

export const presetHandlers = ({ definitions }: { definitions: ServerDefinitions }): Handlers => ({
  'presets.list': async ({ trx }) => ({
    body: { presets: await listPresets(trx, limitOf(definitions, 'presets')) },
  }),
  'presets.updateLastUsed': async ({ trx, params }) => {
    const id = params.id ?? ''
    const preset = checkUuid(id) ? undefined : await usePreset(trx, id)
    if (!preset) return refused('not-found')
    return { body: preset, audit: { action: 'preset.use', objectType: 'preset', objectId: id } }
  },
})
