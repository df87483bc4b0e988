import { expect, it } from 'vitest'
import { replyHandlers, toMessage } from './reply.ts'

it('hands a decision on with its reasons in one text, and with what the reader had before them (TRU-289)', () => {
  expect(toMessage({}, [])).toEqual({})
  expect(Object.keys(toMessage({}, []))).toEqual([])
  expect(toMessage({}, ['Too much.'])).toEqual({ reason: 'Too much.' })
  expect(toMessage({ fingerprint: 'f' }, ['Too much.', 'Call me.'])).toEqual({
    reason: 'Too much. Call me.',
    fingerprint: 'f',
  })
  const chosen = toMessage({ status: 'approved', quoteId: 'q' }, [])
  expect(Object.entries(chosen)).toEqual([['quoteId', 'q']])
})

it('takes no rejection without a reason, and says where it is missing (TRU-289)', async () => {
  const reply = replyHandlers({} as Parameters<typeof replyHandlers>[0])['approvals.reply']!
  const refused = await reply({ body: { status: 'rejected' } } as Parameters<typeof reply>[0])
  expect(refused).toMatchObject({
    fault: 'invalid-request',
    details: { fields: [{ path: 'rejection_reasons', keyword: 'minItems' }] },
  })
})
