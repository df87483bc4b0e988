import { checkUuid } from '#values/uuid.ts'
import type { AnswerOf, CallRequest, RequestOf } from '../app/call.ts'
import { refused, Refused } from '../app/refused.ts'
import { limitOf } from '../definitions/limit.ts'
import type { PresetDependencies } from './dependencies.ts'
import { validateTerms } from './preset-validation.ts'
import { changePreset, createPreset, deletePreset } from './preset-storage.ts'
import { findPreset, listPresets, usePreset } from './list.ts'
import type { Feature } from '../feature.ts'

const idOf = ({ params }: CallRequest): string | undefined =>
  params.id && !checkUuid(params.id) ? params.id.toLowerCase() : undefined

const gone = () => refused('preset-gone')

const find = async (request: CallRequest) => {
  const id = idOf(request)
  return (id && (await findPreset(request.trx, id))) || gone()
}

const answerStored = async ({ trx }: CallRequest, id: string, verb: string) => {
  const preset = await findPreset(trx, id)
  if (!preset) return refused('not-found')
  const { name } = preset
  return {
    body: preset,
    audit: { action: `preset.${verb}`, objectType: 'preset', objectId: id, details: { name } },
  }
}

/** The name and the terms to keep, or what is wrong with them. */
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
): Promise<AnswerOf<'presets.create'>> => {
  const requested = await outcome(request, dependencies)
  if (requested instanceof Refused) return requested
  const most = limitOf(dependencies.definitions, 'presets')
  const id = await createPreset(request.trx, request.tenant, requested, most)
  return id instanceof Refused ? id : answerStored(request, id, 'create')
}

const update = async (
  request: RequestOf<'presets.update'>,
  dependencies: PresetDependencies,
): Promise<AnswerOf<'presets.update'>> => {
  const existing = await find(request)
  if (existing instanceof Refused) return existing
  const requested = await outcome(request, dependencies)
  if (requested instanceof Refused) return requested
  const seen = { id: existing.id, version: request.body.version }
  const refusal = await changePreset(request.trx, request.tenant, seen, requested)
  return refusal ?? answerStored(request, existing.id, 'update')
}

export const feature: Feature = (dependencies) => ({
  'presets.list': async ({ trx }) => ({
    body: { content: await listPresets(trx, limitOf(dependencies.definitions, 'presets')) },
  }),
  'presets.read': async (request) => {
    const preset = await find(request)
    return preset instanceof Refused ? preset : { body: preset }
  },
  'presets.create': (request) => create(request, dependencies),
  'presets.update': (request) => update(request, dependencies),
  'presets.delete': async (request) => {
    const existing = await find(request)
    if (existing instanceof Refused) return existing
    if (!(await deletePreset(request.trx, existing.id))) return gone()
    const { id, name } = existing
    return {
      body: {},
      audit: { action: 'preset.delete', objectType: 'preset', objectId: id, details: { name } },
    }
  },
  'presets.updateLastUsed': async (request) => {
    const id = idOf(request)
    const preset = id && (await usePreset(request.trx, id))
    if (!preset) return gone()
    return { body: preset, audit: { action: 'preset.use', objectType: 'preset', objectId: preset.id } }
  },
})
