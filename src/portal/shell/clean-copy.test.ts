import { expect, it, onTestFinished } from 'vitest'
import { isolate } from '#values/direction.ts'
import { copyCleanly } from './clean-copy.ts'

it('hands on a name as it was typed, whatever keeps its order on the page', () => {
  onTestFinished(copyCleanly())
  const line = document.createElement('p')
  line.textContent = `12.50 USD to ${isolate('שלום')} is on its way.`
  document.body.append(line)
  onTestFinished(() => line.remove())
  document.getSelection()?.selectAllChildren(line)
  const clipboardData = new DataTransfer()
  const event = new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true })
  line.dispatchEvent(event)
  expect(event.defaultPrevented).toBe(true)
  expect(clipboardData.getData('text/plain')).toBe('12.50 USD to שלום is on its way.')
})
