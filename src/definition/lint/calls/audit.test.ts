import { expect, it } from 'vitest'
import { findingsWith } from '#tests/unit/broken-definitions.ts'

const view = 'calls/views.create.call.json'

it('asks every call that may change something what the trail holds of it, and a GET only where it says so (TRU-520)', () => {
  expect(findingsWith(view, { '/audit': undefined })).toEqual([
    `${view}: 'views.create' may change something, and does not say what the trail holds of it: add 'audit'.`,
  ])
  expect(findingsWith('calls/invoices.content.call.json', { '/audit': undefined })).toEqual([])
})

it('takes one of an action, a handler and a reason, and nothing beside them that only an action has (TRU-520)', () => {
  expect(findingsWith(view, { '/audit': { object: 'view' } })).toEqual([
    `${view} /audit: Say what the trail holds: the 'action' with its 'object', 'unrecorded' and why, or 'handler'.`,
  ])
  expect(findingsWith(view, { '/audit/unrecorded': 'It is small.' })).toEqual([
    `${view} /audit: 'action' and 'unrecorded' stand beside each other: the trail holds one of them. Keep one.`,
  ])
  expect(findingsWith(view, { '/audit': { handler: 'It knows.', object: 'view' } })).toEqual([
    `${view} /audit/object: Only an entry with an 'action' has 'object'. Take it out.`,
  ])
  expect(findingsWith(view, { '/audit/object': undefined })).toEqual([
    `${view} /audit: The entry does not say what the action was done to: add 'object'.`,
  ])
})

it('takes only words that the activity log has for the action and the object (TRU-520)', () => {
  expect(findingsWith(view, { '/audit/action': 'view.creat', '/audit/object': 'vew' })).toEqual([
    `${view} /audit/action: There is no 'activity-actions' option 'view.creat'. Did you mean 'view.create'?`,
    `${view} /audit/object: There is no 'activity-objects' option 'vew'. Did you mean 'view'?`,
  ])
})

it('reads an entry only from what the call is sent and answers, and from what its handler knows (TRU-520)', () => {
  expect(findingsWith(view, { '/audit/details/name': 'answer.nmae' })).toEqual([
    `${view} /audit/details/name: There is no name in the answer 'nmae'. Did you mean 'name'?`,
  ])
  expect(findingsWith(view, { '/audit/id': 'params.id' })).toEqual([
    `${view} /audit/id: There is no name in the params 'id'. Take it out.`,
  ])
  expect(findingsWith(view, { '/audit/id': 'id' })).toEqual([
    `${view} /audit/id: An entry reads from answer, request, params, query, session, record: write 'id' with one of them before it and a dot.`,
  ])
  expect(findingsWith(view, { '/audit/details/isShared': 'record.isShared' })).toEqual([])
})

it('reads nothing from an answer that is not made where many calls are sent at once (TRU-520)', () => {
  const approve = 'calls/payments.approve.call.json'
  const audit = { action: 'payment.approve', object: 'payment', id: 'answer.payment_id' }
  expect(findingsWith(approve, { '/audit': audit })).toEqual([
    `${approve} /audit/id: The answer of a call that says 'bulk' is not always made. Read 'answer.payment_id' elsewhere.`,
  ])
})
