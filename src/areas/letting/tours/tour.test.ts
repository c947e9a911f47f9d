import { expect, test } from 'vitest'
import { tourOf } from './tour.ts'

test.each([
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=12', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ'],
  ['https://youtu.be/aqz-KE-bpKQ?si=x', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ'],
  ['https://m.youtube.com/shorts/aqz-KE-bpKQ', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ'],
  [' https://vimeo.com/76979871 ', 'https://player.vimeo.com/video/76979871?dnt=1'],
  ['https://vimeo.com/76979871/0a1b2c3d4e', 'https://player.vimeo.com/video/76979871?dnt=1&h=0a1b2c3d4e'],
  [
    'https://player.vimeo.com/video/76979871?h=0a1b2c3d4e',
    'https://player.vimeo.com/video/76979871?dnt=1&h=0a1b2c3d4e',
  ],
  ['https://my.matterport.com/show/?m=SxQL3iGyoDo&play=1', 'https://my.matterport.com/show/?m=SxQL3iGyoDo'],
])('%s is framed as %s', (typed, frame) => {
  expect(tourOf(typed)?.frameUrl).toBe(frame)
})

test.each([
  null,
  '',
  'youtube',
  'http://vimeo.com/76979871',
  'https://vimeo.com.example.org/76979871',
  'https://user@vimeo.com/76979871',
  'https://www.youtube.com/watch?v="><script>',
  'https://www.youtube.com/feed/library',
  'https://my.matterport.com/models/SxQL3iGyoDo',
  'javascript:alert(1)',
])('%s is no tour', (typed) => {
  expect(tourOf(typed)).toBeNull()
})
