import type { Row } from '../store/generated/database.ts'

export interface DemoSchema {
  name: string
  country: string
  versions: number
}

export interface DemoMember {
  domain: string
  profile: {
    company_name: string
    country: string
    timezone: string
    currencies: string[]
    time_to_credit: string
  }
  exchanges: ({ name: string } & Record<string, unknown>)[]
  services: ({ service_name: string } & Record<string, unknown>)[]
  holidays: { name: string; inDays: number }[]
  schemas: DemoSchema[]
  asked: { of: string; schema: string; status: Row<'schema_access_requests'>['status'] }[]
}

const exchange = (name: string, city: string, country: string, supportedCurrencies: string) => {
  const host = name.toLowerCase().replaceAll(' ', '-')
  return {
    name,
    website: `https://${host}.example`,
    phone: '+1-555-0100',
    city,
    country,
    contactName: 'Trading desk',
    email: `desk@${host}.example`,
    environments: ['test', 'prod'],
    supportedCurrencies,
    icon: [],
    document: [],
  }
}

/** The demo organisations in the network, with their public data. */
export const demoMembers: readonly DemoMember[] = [
  {
    domain: 'cordillera.example',
    profile: {
      company_name: 'Cordillera Remesas SA',
      country: 'MX',
      timezone: 'America/Mexico_City',
      currencies: ['MXN', 'USD'],
      time_to_credit: '2',
    },
    exchanges: [
      exchange('Northern Exchange', 'Toronto', 'CA', 'USD, CAD, MXN'),
      exchange('Southern Exchange', 'Mexico City', 'MX', 'USD, MXN'),
    ],
    services: [
      {
        service_name: 'Instant payout',
        type: 'FASTER_IMMEDIATE_PAYMENTS',
        description: 'Around the clock, to any bank in Mexico.',
        time_to_credit: 'IMMEDIATE',
        min_payment_size: '1',
        max_payment_size: '250000',
        payment_destination: 'BANK_ACCOUNT',
      },
      {
        service_name: 'Cash at the counter',
        type: 'CASH_COLLECTION',
        description: 'Collected with an identity document.',
        time_to_credit: 'SAME_DAY',
        min_payment_size: '100',
        max_payment_size: '20000',
        payment_destination: 'CARD',
      },
    ],
    holidays: [
      { name: 'Company day', inDays: 24 },
      { name: 'Year-end closing', inDays: 39 },
      { name: 'Stocktaking', inDays: 75 },
    ],
    schemas: [{ name: 'Payout to Mexico', country: 'MX', versions: 2 }],
    asked: [{ of: 'staff.example', schema: 'Network standard', status: 'GRANTED' }],
  },
  {
    domain: 'staff.example',
    profile: {
      company_name: 'Provider Staff',
      country: 'US',
      timezone: 'America/New_York',
      currencies: ['USD', 'EUR', 'GBP'],
      time_to_credit: '0.5',
    },
    exchanges: [],
    services: [],
    holidays: [],
    schemas: [
      { name: 'Network standard', country: 'US', versions: 1 },
      { name: 'Network trial', country: 'US', versions: 1 },
    ],
    asked: [{ of: 'cordillera.example', schema: 'Payout to Mexico', status: 'PENDING' }],
  },
]
