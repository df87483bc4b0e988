import { expect, it } from 'vitest'
import type { Call } from '#definition/generated/call.ts'
import type { CallId } from '#definition/wire.ts'
import { refuseChanged, refuseTakenValue, type ResourceRequest } from './resource.ts'

const requestOf = <Id extends CallId>(id: Id, says: Partial<Call>) =>
  ({ call: { id, ...says } }) as unknown as ResourceRequest<Id>

it('refuses a value that another record has at its field, with the fault of the call (TRU-522)', () => {
  const unique = { field: 'service_name', fault: 'connection-name-taken' }
  const { fault, details } = refuseTakenValue(requestOf('achServices.create', { unique }))
  expect([fault, details.fields]).toEqual([
    'connection-name-taken',
    [{ path: 'service_name', keyword: 'connection-name-taken', message: '' }],
  ])
})

it('refuses a change of what somebody else changed with the fault of the call (TRU-522)', () => {
  const versioned = { fault: 'preset-changed' }
  expect(refuseChanged(requestOf('presets.update', { versioned })).fault).toBe('preset-changed')
})

it('says that its definition is broken where a call no longer says what it is refused with (TRU-522)', () => {
  expect(refuseTakenValue(requestOf('achServices.create', {})).fault).toBe('definition-broken')
  expect(refuseChanged(requestOf('presets.update', {})).fault).toBe('definition-broken')
})
