import { beforeEach, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { TestList } from '#tests/fixtures/runtime/list.tsx'
import { testServices } from '#tests/fixtures/runtime/services.ts'
import { linkedTestTable, pageOf, parcels } from '#tests/fixtures/runtime/table.ts'

beforeEach(() => page.viewport(1280, 800))

it('keeps labels and controls of filters in line when one has a hint and another is wrong', async () => {
  const table = linkedTestTable({
    filters: [
      { id: 'sender', type: 'text', label: 'Sender' },
      { id: 'city', type: 'text', label: 'City' },
      { id: 'street', type: 'text', label: 'Street', hint: 'Part of it is enough.' },
    ],
  })
  const services = testServices({ 'parcels.list': () => pageOf(parcels(3)) })
  const screen = await render(<TestList table={table} services={services} />)
  const tops = (place: string) =>
    [...screen.container.querySelectorAll(`.ptl-filters ${place}`)].map(
      (one) => one.getBoundingClientRect().top,
    )
  await screen.getByRole('button', { name: 'Filters' }).click()
  await screen.getByLabelText(/^Sender/).fill('Alder')
  const [sender, city] = tops('label')
  expect(sender).toBe(city)
  await screen.getByRole('button', { name: 'Apply' }).click()
  await expect.element(screen.getByLabelText(/^City/)).toBeInvalid()
  const [labels, controls] = [tops('label'), tops('.ptl-field input')]
  expect(labels[0]).toBe(labels[1])
  expect(labels[2]).toBeLessThan(labels[0]!)
  expect(new Set(controls).size).toBe(1)
})

it('keeps the place of whoever applies and clears filters by the keyboard, and clears what was not applied', async () => {
  const services = testServices({ 'parcels.list': () => pageOf(parcels(3)) })
  const screen = await render(<TestList table={linkedTestTable()} services={services} />)
  await screen.getByRole('button', { name: 'Filters' }).click()
  const city = screen.getByLabelText(/^City/)
  await city.fill('Lima')
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(screen.getByRole('button', { name: 'Filters (1)' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Apply' })).toHaveFocus()
  await expect.element(screen.getByText('3 parcels with this filter.')).toBeInTheDocument()
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(screen.getByRole('button', { name: 'Filters', exact: true })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Clear', exact: true })).toHaveFocus()
  await expect.element(screen.getByText('3 parcels without filters.')).toBeInTheDocument()
  await city.fill('Oslo')
  await userEvent.keyboard('{Tab}{Tab}{Enter}')
  await expect.element(city).toHaveValue('')
  await expect.element(screen.getByRole('button', { name: 'Clear', exact: true })).toHaveFocus()
})

it('leads a keyboard from the button into the filters, on to the next button, and back by Escape', async () => {
  const services = testServices({ 'parcels.list': () => pageOf(parcels(3)) })
  const screen = await render(<TestList table={linkedTestTable()} services={services} />)
  const button = screen.getByRole('button', { name: 'Filters' })
  const sender = screen.getByLabelText(/^Sender/)
  const enter = async () => {
    await userEvent.keyboard('{Enter}')
    await expect.element(sender).toHaveFocus()
  }
  await expect.element(button).toBeVisible()
  button.element().focus()
  await enter()
  await userEvent.keyboard('{Escape}')
  await expect.element(sender).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
  await enter()
  await userEvent.keyboard('{Tab}{Tab}{Tab}{Tab}')
  await expect.element(screen.getByRole('button', { name: 'Columns' })).toHaveFocus()
  const below = screen.container.querySelector('.ptl-filters')!.getBoundingClientRect()
  expect(below.top).toBeGreaterThan(button.element().getBoundingClientRect().bottom)
  await button.click()
  await button.click()
  await expect.element(sender).toBeVisible()
  await expect.element(button).toHaveFocus()
})
