/** Why a destination did not take an inquiry, and what a check of a destination found, in the owner's words. */
export const handOffWords = {
  refusals: {
    tooMany: 'It asked for a pause because it gets too many messages (429).',
    fault: 'It has a fault of its own ({status}).',
    moved: 'Its address leads elsewhere ({status}). Enter the address that it leads to.',
    account:
      'It refuses our account ({status}). The token or secret is wrong, has expired or lacks a right.',
    scopes: 'The token lacks the right {names}.',
    gone: 'There is nothing at its address ({status}). It was removed there, or the address is wrong.',
    refused: 'It refused this inquiry ({status}).',
    field:
      'It refused the field “{field}”. Look at the mapping, or at what the visitor wrote in it.',
    fieldWithCode:
      'It refused the field “{field}” ({code}). Look at the mapping, or at what the visitor wrote in it.',
    code: 'It refused this inquiry ({code}).',
    limit: 'A limit of the account is reached ({code}).',
    tooLarge: 'Its answer is larger than the site reads.',
    notPublic: 'The address of {host} is not a public one, so nothing is sent there.',
    notHttps: 'Its address does not begin with https://.',
    unreadable: 'Its answer could not be understood.',
    sealed:
      'Its secrets were stored with another SETTINGS_KEY. Enter them again, or have the former key set.',
  },
  receipts: {
    there: 'was there already',
    replaced: 'a later change of stage was sent instead',
    notYet: 'the inquiry itself goes first',
    notHandedOver: 'the inquiry itself was not handed over',
    deleted: 'the inquiry was deleted meanwhile',
  },
  findings: {
    unknownTarget: 'There is no such field there: {targets}.',
    required: 'Required there, and nothing is mapped to it: {targets}.',
    readOnly: 'Cannot be written there: {targets}.',
    noField: 'The field “{name}”, which is to hold the key, does not exist there.',
    notUnique:
      'The field “{name}” is not set to unique values there, so a repeat would make a second record.',
    notExternalId:
      'The field “{name}” is not marked as an external id there, so a repeat would make a second record.',
    notText: 'The field “{name}” is no text field there.',
    noPipeline: 'There is no pipeline “{name}” there.',
    noStage: 'There is no stage “{name}” in that pipeline.',
    noStageTarget: 'Stage changes are to be sent, and the field “stage” is mapped to nothing.',
    tested: 'It took the last test.',
    testFailed: 'It did not take the last test: {reason}',
    cannotAsk:
      'It cannot be asked whether everything fits. Send a test and look whether it arrives.',
    cannotRecognise:
      'It does not recognize a repeat: after a connection that broke off, an inquiry can arrive twice.',
  },
} as const;
