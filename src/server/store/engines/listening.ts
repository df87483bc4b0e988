import { setTimeout as pass } from 'node:timers/promises'
import pg from 'pg'
import type { DatabasePool } from './pool.ts'

const AGAIN_MS = 1000

/**
 * Listens on a channel; a lost connection is reopened until it works, and the listener is told of the gap.
 */
export const listenOn =
  (pool: pg.Pool): DatabasePool['listen'] =>
  async (channel, hear, again) => {
    let current: pg.PoolClient | undefined
    let isOver = false

    const release = (client: pg.PoolClient): void => {
      if (current !== client) return
      current = undefined
      client.release(true)
    }

    const open = async (): Promise<void> => {
      const client = await pool.connect()
      current = client
      client.on('error', () => {
        release(client)
        void reopen()
      })
      client.on('notification', (message) => {
        if (message.channel === channel) hear(message.payload ?? '')
      })
      try {
        await client.query(`listen ${pg.escapeIdentifier(channel)}`)
      } catch (error) {
        release(client)
        throw error
      }
    }

    const reopen = async (): Promise<void> => {
      await pass(AGAIN_MS, undefined, { ref: false })
      if (isOver || current) return
      const isOpen = await open().then(
        () => true,
        () => false,
      )
      if (isOpen) again?.()
      else await reopen()
    }

    await open()
    return async () => {
      isOver = true
      if (current) release(current)
    }
  }
