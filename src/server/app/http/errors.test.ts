import rateLimit from '@fastify/rate-limit'
import { fastify } from 'fastify'
import { expect, it } from 'vitest'
import { createErrorHandler } from './errors.ts'
import { Refused } from '../refused.ts'

const says = 'Nothing was done. Wait {wait} and try again.'
const faults = {
  'too-many-requests': { status: 429, title: 'Too many', says },
  'too-fast': { status: 429, title: 'Too fast', says },
}

it('says in the sentence as long a wait as in the header, whoever counts', async () => {
  const app = fastify()
  app.setErrorHandler(createErrorHandler(faults, { tooManySeconds: 10 }))
  await app.register(rateLimit, { max: 2, timeWindow: '30 seconds' })
  app.get('/fast', async () => Promise.reject(new Refused('too-fast')))
  const sendRequest = async () => {
    const { headers, json } = await app.inject('/fast')
    return [String(headers['retry-after']), json<{ message: string }>().message]
  }
  expect(await sendRequest()).toEqual(['10', 'Nothing was done. Wait 10 seconds and try again.'])
  await sendRequest()
  expect(await sendRequest()).toEqual(['30', 'Nothing was done. Wait 30 seconds and try again.'])
  await app.close()
})
