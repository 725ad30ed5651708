/** The provider's codes that the specification covers (1, section 8). */
export const providerCodes = [
  'InternalErrorException',
  'InvalidConfigurationException',
  'PasswordResetRequiredException',
  'TooManyRequestsException',
  'UserNotConfirmedException',
  'UserNotFoundException',
  'NotAuthorizedException',
  'CodeDeliveryFailureException',
  'UsernameExistsException',
  'ExpiredCodeException',
];
