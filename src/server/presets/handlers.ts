import { checkUuid } from '#values/uuid.ts'
import type { AnswerOf, CallRequest, Handlers, RequestOf } from '../app/call.ts'
import { refused, Refused } from '../app/refused.ts'
import { limitOf } from '../definitions/limit.ts'
import type { PresetGround } from './ground.ts'
import { judgeTerms } from './judge.ts'
import { changePreset, createPreset, deletePreset } from './keep.ts'
import { findPreset, listPresets, usePreset } from './list.ts'

const idOf = ({ params }: CallRequest): string | undefined =>
  params.id && !checkUuid(params.id) ? params.id.toLowerCase() : undefined

const gone = () => refused('preset-gone')

const find = async (request: CallRequest) => {
  const id = idOf(request)
  return (id && (await findPreset(request.trx, id))) || gone()
}

const kept = async ({ trx }: CallRequest, id: string, verb: string) => {
  const preset = await findPreset(trx, id)
  if (!preset) return refused('not-found')
  const { name } = preset
  return {
    body: preset,
    audit: { action: `preset.${verb}`, objectType: 'preset', objectId: id, details: { name } },
  }
}

/** The name and the terms to keep, or what is wrong with them. */
const judged = async (request: RequestOf<'presets.create' | 'presets.update'>, ground: PresetGround) => {
  const wanted = request.body
  const terms = await judgeTerms(request, ground, wanted)
  return terms instanceof Refused ? terms : { name: wanted.name.trim(), terms }
}

const create = async (
  request: RequestOf<'presets.create'>,
  ground: PresetGround,
): Promise<AnswerOf<'presets.create'>> => {
  const wanted = await judged(request, ground)
  if (wanted instanceof Refused) return wanted
  const most = limitOf(ground.definitions, 'presets')
  const id = await createPreset(request.trx, request.tenant, wanted, most)
  return id instanceof Refused ? id : kept(request, id, 'create')
}

const update = async (
  request: RequestOf<'presets.update'>,
  ground: PresetGround,
): Promise<AnswerOf<'presets.update'>> => {
  const known = await find(request)
  if (known instanceof Refused) return known
  const wanted = await judged(request, ground)
  if (wanted instanceof Refused) return wanted
  const seen = { id: known.id, version: request.body.version }
  const refusal = await changePreset(request.trx, request.tenant, seen, wanted)
  return refusal ?? kept(request, known.id, 'update')
}

export const presetHandlers = (ground: PresetGround): Handlers => ({
  'presets.list': async ({ trx }) => ({
    body: { content: await listPresets(trx, limitOf(ground.definitions, 'presets')) },
  }),
  'presets.read': async (request) => {
    const preset = await find(request)
    return preset instanceof Refused ? preset : { body: preset }
  },
  'presets.create': (request) => create(request, ground),
  'presets.update': (request) => update(request, ground),
  'presets.delete': async (request) => {
    const known = await find(request)
    if (known instanceof Refused) return known
    if (!(await deletePreset(request.trx, known.id))) return gone()
    const { id, name } = known
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
