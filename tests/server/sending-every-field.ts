import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Store } from '#server/store/store.ts'
import type { Hear } from './hearing.ts'
import { sendRows } from './hearing-batches.ts'
import { identityNamed } from './paying.ts'
import { sendPayments } from './sending-payments.ts'
import { signIn } from './sign-in.ts'
import type { World } from './world.ts'

const PRESETS = '/xcurrent_proxy/internal/payments/presets'
/** A preset of each way to pay, with all that it holds, kept and then changed. */
const sendPresets = async (hear: Hear, app: FastifyInstance) => {
  const direct = await signIn(app, 'maker@northwind.example')
  const legacy = await signIn(app, 'maker@cordillera.example')
  const { identityId } = await identityNamed(direct, 'Taller Azul')
  const terms = { purposeCode: 'SUPPLIER', sourceOfCash: 'SAVINGS', payinCategory: 'FUNDED' }
  const { identityId: originatorIdentityId } = await identityNamed(direct, 'Meadow Bakery', 'ORIGINATOR')
  const kinds = [
    [
      direct,
      {
        quoteType: 'SOURCE_AMOUNT',
        beneficiaryIdentityId: identityId,
        originatorIdentityId,
        paymentMemo: 'TERM',
        ...terms,
      },
    ],
    [
      legacy,
      {
        quoteType: 'TOTAL_RECEIVED',
        paymentCurrency: 'USD',
        payoutCurrency: 'MXN',
        senderAccount: 'preset-sender',
        receiverHost: 'rn.mx.preset-host',
        receiverAccount: 'preset-receiver',
        country: 'MX',
        payoutMethodCategory: 'BOOK_TRANSFER',
        outletId: 'preset-outlet',
      },
    ],
  ] as const
  for (const [person, kind] of kinds) {
    const preset = { name: 'Every term', amount: '12.5', ...kind }
    const { id, version } = (await hear(
      'presets.create',
      PRESETS,
      { body: preset, key: randomUUID() },
      person,
    )) as { id: string; version: number }
    const path = `${PRESETS}/${id}`
    await hear('presets.read', path, {}, person)
    await hear('presets.update', path, { body: { ...preset, version } }, person)
    await hear('presets.read', path, {}, person)
  }
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
  const dollars = { country: 'US', currency: 'USD', payoutCategory: 'BANK' }
  const account = {
    'CdtrAcct.Id.Othr.Id': '12345',
    'CdtrAcct.Tp.Cd': 'CHECKING',
    'CdtrAgt.FinInstnId.Nm': 'Bank',
    'CdtrAgt.FinInstnId.Othr.Id': '021000021',
  }
  const coins = { currency: 'RLUSD', payoutCategory: 'CRYPTO', destinationBlockchainNetwork: 'XRPL' }
  const wallet = { 'CdtrAcct.Id.Othr.Id': 'rKzF3BdCLw5mjofCMJgzFyEWwFNx1yh1TG' }
  for (const holder of [
    { useCaseType: 'B2B', holderType: 'BUSINESS', business, ...dollars, requirements: account },
    { useCaseType: 'B2C', holderType: 'INDIVIDUAL', individual, ...dollars, requirements: account },
    { useCaseType: 'B2B', holderType: 'BUSINESS', business, ...coins, requirements: wallet },
  ]) {
    const beneficiary = await hear('identities.create', '/pii_proxy/v2/identities', {
      body: { identityType: 'BENEFICIARY', nickName: 'With a destination', ...holder },
      key: randomUUID(),
    })
    const { identityId: id } = beneficiary as { identityId: string }
    await hear('identities.read', `/pii_proxy/v2/identities/${id}`)
  }
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

/** Sends the optional properties of all calls that store something. */
export const sendEveryField = async (
  hear: Hear,
  { app }: World,
  store: Store,
  requirements: Record<string, string>,
): Promise<void> => {
  await sendPayments(hear, app, store)
  await sendRows(hear, await signIn(app, 'maker@northwind.example'))
  await sendPresets(hear, app)
  await sendViews(hear)
  await sendIdentities(hear, requirements)
}
