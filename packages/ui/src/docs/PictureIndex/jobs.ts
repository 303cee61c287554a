/** The tasks of a page's author, in the order in which a visitor meets them, by the folder of sections for each. */
export const jobs = [
  { shelf: 'openings', does: 'Open the page', asks: 'What should a visitor see first?' },
  { shelf: 'services', does: 'Say what you do', asks: 'What can be had here?' },
  { shelf: 'prices', does: 'Say what it costs', asks: 'What will they pay, and for what?' },
  { shelf: 'hours', does: 'Say when and where', asks: 'Is the door open, and which door?' },
  { shelf: 'people', does: 'Show who does it', asks: 'Whom will they meet?' },
  { shelf: 'proof', does: 'Prove it', asks: 'Why should they believe it?' },
  { shelf: 'questions', does: 'Answer what they ask', asks: 'What holds them back?' },
  { shelf: 'forms', does: 'Take it down', asks: 'What do they tell you?' },
  { shelf: 'frame', does: 'Hold the page together', asks: 'What stands on every page?' },
  { shelf: 'reading', does: 'Give them something to read', asks: 'What is worth a few minutes?' },
  { shelf: 'shop', does: 'Sell a website', asks: 'Which template, and how far is it?' },
  { shelf: 'account', does: 'Keep their account', asks: 'What is theirs, and who may see it?' },
  { shelf: 'desk', does: 'Look after the shop', asks: 'What waits behind the counter?' },
] as const;
