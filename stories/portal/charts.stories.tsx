import type { Meta, StoryObj } from '@storybook/react-vite'
import { periodsOf } from '../../src/portal/charts/periods.ts'
import { Share } from '../../src/portal/charts/share.tsx'
import { Trend } from '../../src/portal/charts/trend.tsx'
import { TrendTable } from '../../src/portal/charts/trend-table.tsx'
import { PaymentsTrend } from '../../src/portal/cards/payments/payments-trend.tsx'
import { paymentsData } from '#tests/fixtures/portal/home-answers.ts'
import { StoryProvider } from './story-provider.tsx'

/** Charts of a development over days, or of a part of a whole. Each has a table of its figures beside it. */
const meta: Meta = { title: 'Portal/Charts', tags: ['autodocs'] }
export default meta

const periods = periodsOf(paymentsData.days)

const dark: StoryObj['globals'] = { look: 'dark' }

export const NumberOfPayments: StoryObj = {
  name: 'Number of payments',
  render: () => <Trend periods={periods} series="count" isLog={false} />,
}
export const LogScale: StoryObj = {
  name: 'Log scale',
  render: () => <Trend periods={periods} series="count" isLog />,
}
export const OneCurrency: StoryObj = {
  name: 'One currency',
  render: () => <Trend periods={periods} series={{ currency: 'USD' }} isLog={false} />,
}
export const Dark: StoryObj = { ...LogScale, globals: dark }
export const AsTable: StoryObj = {
  name: 'As a table',
  render: () => (
    <StoryProvider>
      <TrendTable caption="Payments trend" periods={periods} currencies={['USD', 'EUR']} isHidden={false} />
    </StoryProvider>
  ),
}
export const InItsCard: StoryObj = {
  name: 'In its card',
  render: () => (
    <StoryProvider>
      <PaymentsTrend />
    </StoryProvider>
  ),
}
export const Ring: StoryObj = { render: () => <Share percent="62" says="62% of the limit is used" /> }
export const RingEmpty: StoryObj = {
  name: 'Ring, empty',
  render: () => <Share percent="0" says="0% of the limit is used" />,
}
export const RingOverfull: StoryObj = {
  name: 'Ring, over the limit',
  render: () => <Share percent="105" says="105% of the limit is used" />,
}
