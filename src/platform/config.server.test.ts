import { expect, test } from 'vitest'
import { readConfig } from './config.server.ts'

test('addresses of the assistant must be such, and the foreign one somewhere else', () => {
  expect(readConfig({ ASSISTANT_LLM_URL: 'https://llm.example/v1' }).assistantLlm).toEqual({
    url: 'https://llm.example/v1',
    key: null,
    model: null,
  })
  expect(() => readConfig({ ASSISTANT_LLM_URL: 'llm.example' })).toThrow(/ASSISTANT_LLM_URL/)
  expect(() => readConfig({ CHATBOT_URL: 'javascript:alert(1)' })).toThrow(/CHATBOT_URL/)
  expect(() => readConfig({ CHATBOT_URL: 'http://localhost:3000/chat' })).toThrow(/bei einem anderen Anbieter/)
  expect(readConfig({ CHATBOT_URL: 'https://chat.example/x' }).chatbotUrl).toBe('https://chat.example/x')
})
