import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Hear } from './hearing.ts'
import { identityNamed, payBody, quoteOf, type Caller } from './paying.ts'
import { uploadFile } from './uploading.ts'

const PRESETS = '/xcurrent_proxy/internal/payments/presets'
const PDF = Buffer.from('%PDF-1.4\n%%EOF\n')

const sendPayments = async (hear: Hear, app: FastifyInstance, maker: Caller) => {
  const oficina = await identityNamed(maker, 'Oficina Ipe')
  const terms = { purposeCode: 'SUPPLIER', sourceOfCash: 'SAVINGS' }
  const { quoteId } = await quoteOf(maker, oficina)
  const body = payBody(quoteId, oficina, terms)
  await hear('payments.create', '/payout_proxy/payments', { body, key: randomUUID() })
  const looms = await identityNamed(maker, 'Deccan Looms')
  const file = await uploadFile(app, maker, '/file', { name: 'a.pdf', type: 'application/pdf', content: PDF })
  const { fileId } = file.body as { fileId: string }
  const documented = payBody((await quoteOf(maker, looms)).quoteId, looms, {
    purposeCode: 'SUPPLIER',
    fileIds: [fileId],
  })
  await hear('payments.create', '/payout_proxy/payments', { body: documented, key: randomUUID() })
  const preset = {
    name: 'Every term',
    quoteType: 'SOURCE_AMOUNT',
    amount: '12.5',
    beneficiaryIdentityId: oficina.identityId,
    payinCategory: 'FUNDED',
    ...terms,
  }
  const made = (await hear('presets.create', PRESETS, { body: preset, key: randomUUID() })) as {
    id: string
    version: number
  }
  await hear('presets.update', `${PRESETS}/${made.id}`, { body: { ...preset, version: made.version } })
}

const sendViews = async (hear: Hear) => {
  const query = { filters: { states: ['FAILED'] }, sort: { by: 'created_at', direction: 'desc' }, size: 50 }
  const view = {
    table: 'payments',
    name: 'Whole',
    isShared: true,
    isDefault: true,
    query,
    columns: ['state'],
  }
  const { id } = (await hear('views.create', '/views', { body: view })) as { id: string }
  await hear('views.update', `/views/${id}`, { body: { ...view, name: 'All of it' } })
}

const sendIdentities = async (hear: Hear, requirements: Record<string, string>) => {
  const body = { identityType: 'ORIGINATOR', useCaseType: 'B2B2B', nickName: 'Every field', requirements }
  const made = await hear('identities.create', '/pii_proxy/v2/identities', {
    body: { ...body, internalId: 'IDN-7' },
    key: randomUUID(),
  })
  const { identityId } = made as { identityId: string }
  await hear('identities.update', `/pii_proxy/v2/identities/${identityId}`, {
    body: { nickName: 'Every field', internalId: 'IDN-8', requirements, version: 1 },
  })
  await hear('identities.read', `/pii_proxy/v2/identities/${identityId}`)
  const streetAddress = ['Calle 8']
  const address = { streetAddress, city: 'Reno', stateOrProvince: 'NV', postalCode: '89501', country: 'US' }
  const individual = { firstName: 'Ana', lastName: 'Sol', address }
  const business = { businessName: 'Sol and Sons', address }
  for (const party of [
    { identityType: 'individual', individual },
    { identityType: 'business', business },
  ]) {
    const person = await hear('identities.createV3', '/pii_proxy/v3/identities', {
      body: { ...party, paymentRole: 'BENEFICIARY', nickName: party.identityType, internalId: 'IDN-9' },
      key: randomUUID(),
    })
    await hear('identities.read', `/pii_proxy/v2/identities/${(person as { identityId: string }).identityId}`)
  }
}

/** Sends what the calls that keep something may leave out. */
export const sendEveryField = async (
  hear: Hear,
  app: FastifyInstance,
  maker: Caller,
  requirements: Record<string, string>,
): Promise<void> => {
  await sendPayments(hear, app, maker)
  await sendViews(hear)
  await sendIdentities(hear, requirements)
}
