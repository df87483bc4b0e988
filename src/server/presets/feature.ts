import type { CallRequest, RequestOf } from '../app/call.ts'
import { refused, Refused } from '../app/refused.ts'
import { limitOf } from '../definitions/limit.ts'
import type { PresetDependencies } from './dependencies.ts'
import { validateTerms } from './preset-validation.ts'
import { changePreset, createPreset, createPresets, deletePreset, type Presets } from './preset-storage.ts'
import { findPreset, listPresets, usePreset } from './list.ts'
import type { Feature } from '../feature.ts'
import { idOf } from '../app/values/record-id.ts'

const gone = () => refused('preset-gone')

const find = async (request: CallRequest) => {
  const id = idOf(request)
  return (id && (await findPreset(request.trx, id))) || gone()
}

const answerStored = async ({ trx }: CallRequest, id: string) => {
  const preset = await findPreset(trx, id)
  return preset ? { body: preset } : refused('not-found')
}

/** Returns the name and terms to store, or the refusal. */
const outcome = async (
  request: RequestOf<'presets.create' | 'presets.update'>,
  dependencies: PresetDependencies,
) => {
  const requested = request.body
  const terms = await validateTerms(request, dependencies, requested)
  return terms instanceof Refused ? terms : { name: requested.name.trim(), terms }
}

const create = async (
  request: RequestOf<'presets.create'>,
  dependencies: PresetDependencies,
  presets: Presets,
) => {
  const requested = await outcome(request, dependencies)
  if (requested instanceof Refused) return requested
  const id = await createPreset(request, presets, requested)
  return id instanceof Refused ? id : answerStored(request, id)
}

const update = async (
  request: RequestOf<'presets.update'>,
  dependencies: PresetDependencies,
  presets: Presets,
) => {
  const existing = await find(request)
  if (existing instanceof Refused) return existing
  const requested = await outcome(request, dependencies)
  if (requested instanceof Refused) return requested
  const changed = await changePreset(request, presets, existing.id, requested)
  return changed instanceof Refused ? changed : answerStored(request, existing.id)
}

export const feature: Feature = (dependencies) => {
  const presets = createPresets(dependencies.definitions)
  return {
    'presets.list': async ({ trx }) => ({
      body: { content: await listPresets(trx, limitOf(dependencies.definitions, 'presets')) },
    }),
    'presets.read': async (request) => {
      const preset = await find(request)
      return preset instanceof Refused ? preset : { body: preset }
    },
    'presets.create': (request) => create(request, dependencies, presets),
    'presets.update': (request) => update(request, dependencies, presets),
    'presets.delete': async (request) => {
      const existing = await find(request)
      if (existing instanceof Refused) return existing
      if (!(await deletePreset(request.trx, existing.id))) return gone()
      return { body: {}, record: { name: existing.name } }
    },
    'presets.updateLastUsed': async (request) => {
      const id = idOf(request)
      const preset = id && (await usePreset(request.trx, id))
      if (!preset) return gone()
      return { body: preset }
    },
  }
}
