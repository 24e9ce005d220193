import type { FieldPolicy, FieldReadFunction, TypePolicies, TypePolicy } from '@apollo/client/cache';
export type AbilitiesKeySpecifier = ('administer' | 'manageTopics' | 'mc' | 'sc' | 'sendMail' | AbilitiesKeySpecifier)[];
export type AbilitiesFieldPolicy = {
	administer?: FieldPolicy<any> | FieldReadFunction<any>,
	manageTopics?: FieldPolicy<any> | FieldReadFunction<any>,
	mc?: FieldPolicy<any> | FieldReadFunction<any>,
	sc?: FieldPolicy<any> | FieldReadFunction<any>,
	sendMail?: FieldPolicy<any> | FieldReadFunction<any>
};
export type AdValueKeySpecifier = ('area' | 'rate' | 'rateUnit' | 'unit' | 'value' | AdValueKeySpecifier)[];
export type AdValueFieldPolicy = {
	area?: FieldPolicy<any> | FieldReadFunction<any>,
	rate?: FieldPolicy<any> | FieldReadFunction<any>,
	rateUnit?: FieldPolicy<any> | FieldReadFunction<any>,
	unit?: FieldPolicy<any> | FieldReadFunction<any>,
	value?: FieldPolicy<any> | FieldReadFunction<any>
};
export type AddressCheckKeySpecifier = ('myAddress' | 'myRow' | 'rows' | AddressCheckKeySpecifier)[];
export type AddressCheckFieldPolicy = {
	myAddress?: FieldPolicy<any> | FieldReadFunction<any>,
	myRow?: FieldPolicy<any> | FieldReadFunction<any>,
	rows?: FieldPolicy<any> | FieldReadFunction<any>
};
export type AddressGroupKeySpecifier = ('addresses' | 'id' | 'name' | 'stoppedCount' | 'version' | AddressGroupKeySpecifier)[];
export type AddressGroupFieldPolicy = {
	addresses?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>,
	stoppedCount?: FieldPolicy<any> | FieldReadFunction<any>,
	version?: FieldPolicy<any> | FieldReadFunction<any>
};
export type AddressRowKeySpecifier = ('count' | 'message' | 'range' | 'state' | AddressRowKeySpecifier)[];
export type AddressRowFieldPolicy = {
	count?: FieldPolicy<any> | FieldReadFunction<any>,
	message?: FieldPolicy<any> | FieldReadFunction<any>,
	range?: FieldPolicy<any> | FieldReadFunction<any>,
	state?: FieldPolicy<any> | FieldReadFunction<any>
};
export type AlarmSettingKeySpecifier = ('mailAddresses' | 'repeatMinutes' | 'version' | 'webhookUrl' | AlarmSettingKeySpecifier)[];
export type AlarmSettingFieldPolicy = {
	mailAddresses?: FieldPolicy<any> | FieldReadFunction<any>,
	repeatMinutes?: FieldPolicy<any> | FieldReadFunction<any>,
	version?: FieldPolicy<any> | FieldReadFunction<any>,
	webhookUrl?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ApiTokenKeySpecifier = ('addressRanges' | 'createdAt' | 'expiresAt' | 'id' | 'lastUsedAt' | 'madeBy' | 'name' | 'purpose' | 'scopes' | 'userId' | ApiTokenKeySpecifier)[];
export type ApiTokenFieldPolicy = {
	addressRanges?: FieldPolicy<any> | FieldReadFunction<any>,
	createdAt?: FieldPolicy<any> | FieldReadFunction<any>,
	expiresAt?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	lastUsedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	madeBy?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>,
	purpose?: FieldPolicy<any> | FieldReadFunction<any>,
	scopes?: FieldPolicy<any> | FieldReadFunction<any>,
	userId?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ApiTokenCreatedKeySpecifier = ('id' | 'token' | ApiTokenCreatedKeySpecifier)[];
export type ApiTokenCreatedFieldPolicy = {
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	token?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ApiTokenRevokedKeySpecifier = ('done' | ApiTokenRevokedKeySpecifier)[];
export type ApiTokenRevokedFieldPolicy = {
	done?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ApprovalRequestKeySpecifier = ('addresses' | 'articleCount' | 'at' | 'by' | 'own' | 'subject' | 'text' | 'version' | ApprovalRequestKeySpecifier)[];
export type ApprovalRequestFieldPolicy = {
	addresses?: FieldPolicy<any> | FieldReadFunction<any>,
	articleCount?: FieldPolicy<any> | FieldReadFunction<any>,
	at?: FieldPolicy<any> | FieldReadFunction<any>,
	by?: FieldPolicy<any> | FieldReadFunction<any>,
	own?: FieldPolicy<any> | FieldReadFunction<any>,
	subject?: FieldPolicy<any> | FieldReadFunction<any>,
	text?: FieldPolicy<any> | FieldReadFunction<any>,
	version?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ArrivalAffectedKeySpecifier = ('contracts' | 'themes' | ArrivalAffectedKeySpecifier)[];
export type ArrivalAffectedFieldPolicy = {
	contracts?: FieldPolicy<any> | FieldReadFunction<any>,
	themes?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ArrivalScreenKeySpecifier = ('arrivedMedia' | 'articles' | 'checkedAt' | 'day' | 'expectedMedia' | 'media' | 'source' | 'usualArticles' | ArrivalScreenKeySpecifier)[];
export type ArrivalScreenFieldPolicy = {
	arrivedMedia?: FieldPolicy<any> | FieldReadFunction<any>,
	articles?: FieldPolicy<any> | FieldReadFunction<any>,
	checkedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	day?: FieldPolicy<any> | FieldReadFunction<any>,
	expectedMedia?: FieldPolicy<any> | FieldReadFunction<any>,
	media?: FieldPolicy<any> | FieldReadFunction<any>,
	source?: FieldPolicy<any> | FieldReadFunction<any>,
	usualArticles?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ArrivalStepKeySpecifier = ('articles' | 'minute' | ArrivalStepKeySpecifier)[];
export type ArrivalStepFieldPolicy = {
	articles?: FieldPolicy<any> | FieldReadFunction<any>,
	minute?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ArticleCorrectedKeySpecifier = ('articleId' | 'matched' | ArticleCorrectedKeySpecifier)[];
export type ArticleCorrectedFieldPolicy = {
	articleId?: FieldPolicy<any> | FieldReadFunction<any>,
	matched?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ArticleCorrectionKeySpecifier = ('correctedAt' | 'fields' | ArticleCorrectionKeySpecifier)[];
export type ArticleCorrectionFieldPolicy = {
	correctedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	fields?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ArticleCorrectionPageKeySpecifier = ('corrections' | 'total' | ArticleCorrectionPageKeySpecifier)[];
export type ArticleCorrectionPageFieldPolicy = {
	corrections?: FieldPolicy<any> | FieldReadFunction<any>,
	total?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ArticleCountReportKeySpecifier = ('all' | 'magazine' | 'newspaperImage' | 'newspaperText' | 'themes' | 'web' | ArticleCountReportKeySpecifier)[];
export type ArticleCountReportFieldPolicy = {
	all?: FieldPolicy<any> | FieldReadFunction<any>,
	magazine?: FieldPolicy<any> | FieldReadFunction<any>,
	newspaperImage?: FieldPolicy<any> | FieldReadFunction<any>,
	newspaperText?: FieldPolicy<any> | FieldReadFunction<any>,
	themes?: FieldPolicy<any> | FieldReadFunction<any>,
	web?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ArticleCountRowKeySpecifier = ('articleCount' | 'step' | 'themeCount' | 'themes' | ArticleCountRowKeySpecifier)[];
export type ArticleCountRowFieldPolicy = {
	articleCount?: FieldPolicy<any> | FieldReadFunction<any>,
	step?: FieldPolicy<any> | FieldReadFunction<any>,
	themeCount?: FieldPolicy<any> | FieldReadFunction<any>,
	themes?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ArticleDetailKeySpecifier = ('article' | 'body' | 'bodyHits' | 'forbiddenPurposes' | 'images' | 'lead' | 'leadHits' | 'printRefusal' | 'rightholder' | 'showEndsAt' | 'showRefusal' | ArticleDetailKeySpecifier)[];
export type ArticleDetailFieldPolicy = {
	article?: FieldPolicy<any> | FieldReadFunction<any>,
	body?: FieldPolicy<any> | FieldReadFunction<any>,
	bodyHits?: FieldPolicy<any> | FieldReadFunction<any>,
	forbiddenPurposes?: FieldPolicy<any> | FieldReadFunction<any>,
	images?: FieldPolicy<any> | FieldReadFunction<any>,
	lead?: FieldPolicy<any> | FieldReadFunction<any>,
	leadHits?: FieldPolicy<any> | FieldReadFunction<any>,
	printRefusal?: FieldPolicy<any> | FieldReadFunction<any>,
	rightholder?: FieldPolicy<any> | FieldReadFunction<any>,
	showEndsAt?: FieldPolicy<any> | FieldReadFunction<any>,
	showRefusal?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ArticleEventKeySpecifier = ('action' | 'at' | 'by' | 'detail' | ArticleEventKeySpecifier)[];
export type ArticleEventFieldPolicy = {
	action?: FieldPolicy<any> | FieldReadFunction<any>,
	at?: FieldPolicy<any> | FieldReadFunction<any>,
	by?: FieldPolicy<any> | FieldReadFunction<any>,
	detail?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ArticleFeedKeySpecifier = ('createdAt' | 'dataKbn' | 'expiresAt' | 'id' | 'lastReadAt' | 'name' | 'targetId' | 'targetName' | ArticleFeedKeySpecifier)[];
export type ArticleFeedFieldPolicy = {
	createdAt?: FieldPolicy<any> | FieldReadFunction<any>,
	dataKbn?: FieldPolicy<any> | FieldReadFunction<any>,
	expiresAt?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	lastReadAt?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>,
	targetId?: FieldPolicy<any> | FieldReadFunction<any>,
	targetName?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ArticleFeedCreatedKeySpecifier = ('atomUrl' | 'id' | 'jsonUrl' | ArticleFeedCreatedKeySpecifier)[];
export type ArticleFeedCreatedFieldPolicy = {
	atomUrl?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	jsonUrl?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ArticleFeedRevokedKeySpecifier = ('done' | ArticleFeedRevokedKeySpecifier)[];
export type ArticleFeedRevokedFieldPolicy = {
	done?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ArticleImageKeySpecifier = ('caption' | 'serialNo' | 'url' | ArticleImageKeySpecifier)[];
export type ArticleImageFieldPolicy = {
	caption?: FieldPolicy<any> | FieldReadFunction<any>,
	serialNo?: FieldPolicy<any> | FieldReadFunction<any>,
	url?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ArticleLifeKeySpecifier = ('article' | 'events' | 'themes' | ArticleLifeKeySpecifier)[];
export type ArticleLifeFieldPolicy = {
	article?: FieldPolicy<any> | FieldReadFunction<any>,
	events?: FieldPolicy<any> | FieldReadFunction<any>,
	themes?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ArticleListItemKeySpecifier = ('ad' | 'clippedIn' | 'comment' | 'correction' | 'dataSection' | 'id' | 'mediaName' | 'processDate' | 'prominence' | 'prominenceText' | 'published' | 'read' | 'sameStoryCount' | 'searchWords' | 'snippet' | 'tags' | 'themeNames' | 'title' | 'titleHits' | 'tone' | ArticleListItemKeySpecifier)[];
export type ArticleListItemFieldPolicy = {
	ad?: FieldPolicy<any> | FieldReadFunction<any>,
	clippedIn?: FieldPolicy<any> | FieldReadFunction<any>,
	comment?: FieldPolicy<any> | FieldReadFunction<any>,
	correction?: FieldPolicy<any> | FieldReadFunction<any>,
	dataSection?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	mediaName?: FieldPolicy<any> | FieldReadFunction<any>,
	processDate?: FieldPolicy<any> | FieldReadFunction<any>,
	prominence?: FieldPolicy<any> | FieldReadFunction<any>,
	prominenceText?: FieldPolicy<any> | FieldReadFunction<any>,
	published?: FieldPolicy<any> | FieldReadFunction<any>,
	read?: FieldPolicy<any> | FieldReadFunction<any>,
	sameStoryCount?: FieldPolicy<any> | FieldReadFunction<any>,
	searchWords?: FieldPolicy<any> | FieldReadFunction<any>,
	snippet?: FieldPolicy<any> | FieldReadFunction<any>,
	tags?: FieldPolicy<any> | FieldReadFunction<any>,
	themeNames?: FieldPolicy<any> | FieldReadFunction<any>,
	title?: FieldPolicy<any> | FieldReadFunction<any>,
	titleHits?: FieldPolicy<any> | FieldReadFunction<any>,
	tone?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ArticlePageKeySpecifier = ('articles' | 'page' | 'pageSize' | 'source' | 'totalCount' | ArticlePageKeySpecifier)[];
export type ArticlePageFieldPolicy = {
	articles?: FieldPolicy<any> | FieldReadFunction<any>,
	page?: FieldPolicy<any> | FieldReadFunction<any>,
	pageSize?: FieldPolicy<any> | FieldReadFunction<any>,
	source?: FieldPolicy<any> | FieldReadFunction<any>,
	totalCount?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ArticleSearchAnswerKeySpecifier = ('counts' | 'markedWords' | 'page' | 'unsearchedDays' | ArticleSearchAnswerKeySpecifier)[];
export type ArticleSearchAnswerFieldPolicy = {
	counts?: FieldPolicy<any> | FieldReadFunction<any>,
	markedWords?: FieldPolicy<any> | FieldReadFunction<any>,
	page?: FieldPolicy<any> | FieldReadFunction<any>,
	unsearchedDays?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ArticleStillIncorrectKeySpecifier = ('faults' | ArticleStillIncorrectKeySpecifier)[];
export type ArticleStillIncorrectFieldPolicy = {
	faults?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ArticleTagKeySpecifier = ('id' | 'name' | ArticleTagKeySpecifier)[];
export type ArticleTagFieldPolicy = {
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>
};
export type AudienceChoiceKeySpecifier = ('checked' | 'id' | 'name' | 'userCount' | AudienceChoiceKeySpecifier)[];
export type AudienceChoiceFieldPolicy = {
	checked?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>,
	userCount?: FieldPolicy<any> | FieldReadFunction<any>
};
export type AuditLogEntryKeySpecifier = ('action' | 'actor' | 'actorName' | 'after' | 'at' | 'before' | 'detail' | 'fields' | 'hash' | 'id' | 'kind' | 'position' | 'requestId' | AuditLogEntryKeySpecifier)[];
export type AuditLogEntryFieldPolicy = {
	action?: FieldPolicy<any> | FieldReadFunction<any>,
	actor?: FieldPolicy<any> | FieldReadFunction<any>,
	actorName?: FieldPolicy<any> | FieldReadFunction<any>,
	after?: FieldPolicy<any> | FieldReadFunction<any>,
	at?: FieldPolicy<any> | FieldReadFunction<any>,
	before?: FieldPolicy<any> | FieldReadFunction<any>,
	detail?: FieldPolicy<any> | FieldReadFunction<any>,
	fields?: FieldPolicy<any> | FieldReadFunction<any>,
	hash?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	kind?: FieldPolicy<any> | FieldReadFunction<any>,
	position?: FieldPolicy<any> | FieldReadFunction<any>,
	requestId?: FieldPolicy<any> | FieldReadFunction<any>
};
export type AuditLogFieldKeySpecifier = ('after' | 'before' | 'label' | AuditLogFieldKeySpecifier)[];
export type AuditLogFieldFieldPolicy = {
	after?: FieldPolicy<any> | FieldReadFunction<any>,
	before?: FieldPolicy<any> | FieldReadFunction<any>,
	label?: FieldPolicy<any> | FieldReadFunction<any>
};
export type AuditLogPageKeySpecifier = ('entries' | 'nextCursor' | AuditLogPageKeySpecifier)[];
export type AuditLogPageFieldPolicy = {
	entries?: FieldPolicy<any> | FieldReadFunction<any>,
	nextCursor?: FieldPolicy<any> | FieldReadFunction<any>
};
export type AuthenticatorBegunKeySpecifier = ('secret' | 'uri' | AuthenticatorBegunKeySpecifier)[];
export type AuthenticatorBegunFieldPolicy = {
	secret?: FieldPolicy<any> | FieldReadFunction<any>,
	uri?: FieldPolicy<any> | FieldReadFunction<any>
};
export type AuthenticatorSetKeySpecifier = ('recoveryCodes' | AuthenticatorSetKeySpecifier)[];
export type AuthenticatorSetFieldPolicy = {
	recoveryCodes?: FieldPolicy<any> | FieldReadFunction<any>
};
export type AvailableDaysKeySpecifier = ('days' | 'source' | AvailableDaysKeySpecifier)[];
export type AvailableDaysFieldPolicy = {
	days?: FieldPolicy<any> | FieldReadFunction<any>,
	source?: FieldPolicy<any> | FieldReadFunction<any>
};
export type BackOfficeDoneKeySpecifier = ('done' | BackOfficeDoneKeySpecifier)[];
export type BackOfficeDoneFieldPolicy = {
	done?: FieldPolicy<any> | FieldReadFunction<any>
};
export type BookletArticleKeySpecifier = ('beyondLicence' | 'content' | 'copiesLeft' | 'id' | 'mediaName' | 'place' | 'reason' | 'title' | BookletArticleKeySpecifier)[];
export type BookletArticleFieldPolicy = {
	beyondLicence?: FieldPolicy<any> | FieldReadFunction<any>,
	content?: FieldPolicy<any> | FieldReadFunction<any>,
	copiesLeft?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	mediaName?: FieldPolicy<any> | FieldReadFunction<any>,
	place?: FieldPolicy<any> | FieldReadFunction<any>,
	reason?: FieldPolicy<any> | FieldReadFunction<any>,
	title?: FieldPolicy<any> | FieldReadFunction<any>
};
export type BookletCheckKeySpecifier = ('articles' | 'fits' | 'leftCount' | 'originalCount' | 'useCount' | BookletCheckKeySpecifier)[];
export type BookletCheckFieldPolicy = {
	articles?: FieldPolicy<any> | FieldReadFunction<any>,
	fits?: FieldPolicy<any> | FieldReadFunction<any>,
	leftCount?: FieldPolicy<any> | FieldReadFunction<any>,
	originalCount?: FieldPolicy<any> | FieldReadFunction<any>,
	useCount?: FieldPolicy<any> | FieldReadFunction<any>
};
export type BriefingKeySpecifier = ('confirmedAt' | 'confirmedBy' | 'day' | 'editable' | 'hiddenCount' | 'nextDay' | 'previousDay' | 'stories' | 'version' | BriefingKeySpecifier)[];
export type BriefingFieldPolicy = {
	confirmedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	confirmedBy?: FieldPolicy<any> | FieldReadFunction<any>,
	day?: FieldPolicy<any> | FieldReadFunction<any>,
	editable?: FieldPolicy<any> | FieldReadFunction<any>,
	hiddenCount?: FieldPolicy<any> | FieldReadFunction<any>,
	nextDay?: FieldPolicy<any> | FieldReadFunction<any>,
	previousDay?: FieldPolicy<any> | FieldReadFunction<any>,
	stories?: FieldPolicy<any> | FieldReadFunction<any>,
	version?: FieldPolicy<any> | FieldReadFunction<any>
};
export type BriefingCandidateKeySpecifier = ('carried' | 'chosen' | 'points' | 'prominence' | 'story' | BriefingCandidateKeySpecifier)[];
export type BriefingCandidateFieldPolicy = {
	carried?: FieldPolicy<any> | FieldReadFunction<any>,
	chosen?: FieldPolicy<any> | FieldReadFunction<any>,
	points?: FieldPolicy<any> | FieldReadFunction<any>,
	prominence?: FieldPolicy<any> | FieldReadFunction<any>,
	story?: FieldPolicy<any> | FieldReadFunction<any>
};
export type BriefingProposalKeySpecifier = ('candidates' | 'confirmedAt' | 'confirmedBy' | 'day' | 'hiddenCount' | 'version' | BriefingProposalKeySpecifier)[];
export type BriefingProposalFieldPolicy = {
	candidates?: FieldPolicy<any> | FieldReadFunction<any>,
	confirmedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	confirmedBy?: FieldPolicy<any> | FieldReadFunction<any>,
	day?: FieldPolicy<any> | FieldReadFunction<any>,
	hiddenCount?: FieldPolicy<any> | FieldReadFunction<any>,
	version?: FieldPolicy<any> | FieldReadFunction<any>
};
export type BriefingStoryKeySpecifier = ('articleId' | 'dataSection' | 'excerpt' | 'excerptCut' | 'firstPages' | 'handling' | 'impact' | 'issueDate' | 'magazines' | 'mediaName' | 'openSince' | 'papers' | 'sites' | 'title' | BriefingStoryKeySpecifier)[];
export type BriefingStoryFieldPolicy = {
	articleId?: FieldPolicy<any> | FieldReadFunction<any>,
	dataSection?: FieldPolicy<any> | FieldReadFunction<any>,
	excerpt?: FieldPolicy<any> | FieldReadFunction<any>,
	excerptCut?: FieldPolicy<any> | FieldReadFunction<any>,
	firstPages?: FieldPolicy<any> | FieldReadFunction<any>,
	handling?: FieldPolicy<any> | FieldReadFunction<any>,
	impact?: FieldPolicy<any> | FieldReadFunction<any>,
	issueDate?: FieldPolicy<any> | FieldReadFunction<any>,
	magazines?: FieldPolicy<any> | FieldReadFunction<any>,
	mediaName?: FieldPolicy<any> | FieldReadFunction<any>,
	openSince?: FieldPolicy<any> | FieldReadFunction<any>,
	papers?: FieldPolicy<any> | FieldReadFunction<any>,
	sites?: FieldPolicy<any> | FieldReadFunction<any>,
	title?: FieldPolicy<any> | FieldReadFunction<any>
};
export type CapOutlookKeySpecifier = ('groupId' | 'groupName' | 'meter' | CapOutlookKeySpecifier)[];
export type CapOutlookFieldPolicy = {
	groupId?: FieldPolicy<any> | FieldReadFunction<any>,
	groupName?: FieldPolicy<any> | FieldReadFunction<any>,
	meter?: FieldPolicy<any> | FieldReadFunction<any>
};
export type CauseCountKeySpecifier = ('cause' | 'count' | CauseCountKeySpecifier)[];
export type CauseCountFieldPolicy = {
	cause?: FieldPolicy<any> | FieldReadFunction<any>,
	count?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ChangeDoneKeySpecifier = ('done' | ChangeDoneKeySpecifier)[];
export type ChangeDoneFieldPolicy = {
	done?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ChangedArticlesKeySpecifier = ('changedCount' | 'unchanged' | ChangedArticlesKeySpecifier)[];
export type ChangedArticlesFieldPolicy = {
	changedCount?: FieldPolicy<any> | FieldReadFunction<any>,
	unchanged?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ChangedTopicKeySpecifier = ('articles' | 'unchanged' | ChangedTopicKeySpecifier)[];
export type ChangedTopicFieldPolicy = {
	articles?: FieldPolicy<any> | FieldReadFunction<any>,
	unchanged?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ChangedUsersKeySpecifier = ('changedCount' | 'refused' | ChangedUsersKeySpecifier)[];
export type ChangedUsersFieldPolicy = {
	changedCount?: FieldPolicy<any> | FieldReadFunction<any>,
	refused?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ChargeCodeKeySpecifier = ('code' | 'name' | ChargeCodeKeySpecifier)[];
export type ChargeCodeFieldPolicy = {
	code?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ChargeCodesKeySpecifier = ('codes' | 'last' | 'mode' | ChargeCodesKeySpecifier)[];
export type ChargeCodesFieldPolicy = {
	codes?: FieldPolicy<any> | FieldReadFunction<any>,
	last?: FieldPolicy<any> | FieldReadFunction<any>,
	mode?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ChargedUsesKeySpecifier = ('book' | 'code' | 'total' | ChargedUsesKeySpecifier)[];
export type ChargedUsesFieldPolicy = {
	book?: FieldPolicy<any> | FieldReadFunction<any>,
	code?: FieldPolicy<any> | FieldReadFunction<any>,
	total?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ChatPostKeySpecifier = ('articleCount' | 'dueAt' | 'endedAt' | 'id' | 'isAlert' | 'maybeTwice' | 'message' | 'name' | 'status' | ChatPostKeySpecifier)[];
export type ChatPostFieldPolicy = {
	articleCount?: FieldPolicy<any> | FieldReadFunction<any>,
	dueAt?: FieldPolicy<any> | FieldReadFunction<any>,
	endedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	isAlert?: FieldPolicy<any> | FieldReadFunction<any>,
	maybeTwice?: FieldPolicy<any> | FieldReadFunction<any>,
	message?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>,
	status?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ChatSettingKeySpecifier = ('alert' | 'alertMainOnly' | 'alertMaxCount' | 'dataKbn' | 'dataSection' | 'holidayRule' | 'id' | 'name' | 'quietEndTime' | 'quietStartTime' | 'sendTimes' | 'sourceId' | 'version' | 'weekendsOff' | 'zeroArticleEmail' | ChatSettingKeySpecifier)[];
export type ChatSettingFieldPolicy = {
	alert?: FieldPolicy<any> | FieldReadFunction<any>,
	alertMainOnly?: FieldPolicy<any> | FieldReadFunction<any>,
	alertMaxCount?: FieldPolicy<any> | FieldReadFunction<any>,
	dataKbn?: FieldPolicy<any> | FieldReadFunction<any>,
	dataSection?: FieldPolicy<any> | FieldReadFunction<any>,
	holidayRule?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>,
	quietEndTime?: FieldPolicy<any> | FieldReadFunction<any>,
	quietStartTime?: FieldPolicy<any> | FieldReadFunction<any>,
	sendTimes?: FieldPolicy<any> | FieldReadFunction<any>,
	sourceId?: FieldPolicy<any> | FieldReadFunction<any>,
	version?: FieldPolicy<any> | FieldReadFunction<any>,
	weekendsOff?: FieldPolicy<any> | FieldReadFunction<any>,
	zeroArticleEmail?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ChatSettingSavedKeySpecifier = ('id' | ChatSettingSavedKeySpecifier)[];
export type ChatSettingSavedFieldPolicy = {
	id?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ChatTargetKeySpecifier = ('formerSecretUntil' | 'id' | 'isStopped' | 'kind' | 'lastError' | 'lastFailedAt' | 'lastSentAt' | 'name' | 'nextAttemptAt' | 'settings' | 'stopReason' | 'stoppedAt' | 'urlHost' | 'version' | 'waitingCount' | ChatTargetKeySpecifier)[];
export type ChatTargetFieldPolicy = {
	formerSecretUntil?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	isStopped?: FieldPolicy<any> | FieldReadFunction<any>,
	kind?: FieldPolicy<any> | FieldReadFunction<any>,
	lastError?: FieldPolicy<any> | FieldReadFunction<any>,
	lastFailedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	lastSentAt?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>,
	nextAttemptAt?: FieldPolicy<any> | FieldReadFunction<any>,
	settings?: FieldPolicy<any> | FieldReadFunction<any>,
	stopReason?: FieldPolicy<any> | FieldReadFunction<any>,
	stoppedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	urlHost?: FieldPolicy<any> | FieldReadFunction<any>,
	version?: FieldPolicy<any> | FieldReadFunction<any>,
	waitingCount?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ChatTargetSavedKeySpecifier = ('id' | 'signingSecret' | ChatTargetSavedKeySpecifier)[];
export type ChatTargetSavedFieldPolicy = {
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	signingSecret?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ChatTestedKeySpecifier = ('message' | 'wasTaken' | ChatTestedKeySpecifier)[];
export type ChatTestedFieldPolicy = {
	message?: FieldPolicy<any> | FieldReadFunction<any>,
	wasTaken?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ClipKeySpecifier = ('article' | 'clippedAt' | 'clippedBy' | 'note' | 'notedAt' | 'notedBy' | 'position' | ClipKeySpecifier)[];
export type ClipFieldPolicy = {
	article?: FieldPolicy<any> | FieldReadFunction<any>,
	clippedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	clippedBy?: FieldPolicy<any> | FieldReadFunction<any>,
	note?: FieldPolicy<any> | FieldReadFunction<any>,
	notedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	notedBy?: FieldPolicy<any> | FieldReadFunction<any>,
	position?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ClipFolderKeySpecifier = ('groupName' | 'id' | 'memberCount' | 'name' | 'shared' | ClipFolderKeySpecifier)[];
export type ClipFolderFieldPolicy = {
	groupName?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	memberCount?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>,
	shared?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ClipNoteKeySpecifier = ('note' | 'notedAt' | ClipNoteKeySpecifier)[];
export type ClipNoteFieldPolicy = {
	note?: FieldPolicy<any> | FieldReadFunction<any>,
	notedAt?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ClippedFolderKeySpecifier = ('id' | 'name' | ClippedFolderKeySpecifier)[];
export type ClippedFolderFieldPolicy = {
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ClipsKeySpecifier = ('clips' | 'folder' | 'handClips' | 'unavailableCount' | 'withdrawn' | ClipsKeySpecifier)[];
export type ClipsFieldPolicy = {
	clips?: FieldPolicy<any> | FieldReadFunction<any>,
	folder?: FieldPolicy<any> | FieldReadFunction<any>,
	handClips?: FieldPolicy<any> | FieldReadFunction<any>,
	unavailableCount?: FieldPolicy<any> | FieldReadFunction<any>,
	withdrawn?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ClipsChangedKeySpecifier = ('added' | 'removed' | ClipsChangedKeySpecifier)[];
export type ClipsChangedFieldPolicy = {
	added?: FieldPolicy<any> | FieldReadFunction<any>,
	removed?: FieldPolicy<any> | FieldReadFunction<any>
};
export type CompanyEventKeySpecifier = ('day' | 'id' | 'kind' | 'title' | 'version' | CompanyEventKeySpecifier)[];
export type CompanyEventFieldPolicy = {
	day?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	kind?: FieldPolicy<any> | FieldReadFunction<any>,
	title?: FieldPolicy<any> | FieldReadFunction<any>,
	version?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ComparedArticleKeySpecifier = ('articleId' | 'dataSection' | 'day' | 'mediaName' | 'place' | 'title' | ComparedArticleKeySpecifier)[];
export type ComparedArticleFieldPolicy = {
	articleId?: FieldPolicy<any> | FieldReadFunction<any>,
	dataSection?: FieldPolicy<any> | FieldReadFunction<any>,
	day?: FieldPolicy<any> | FieldReadFunction<any>,
	mediaName?: FieldPolicy<any> | FieldReadFunction<any>,
	place?: FieldPolicy<any> | FieldReadFunction<any>,
	title?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ComparedArticlesKeySpecifier = ('articleCount' | 'articles' | ComparedArticlesKeySpecifier)[];
export type ComparedArticlesFieldPolicy = {
	articleCount?: FieldPolicy<any> | FieldReadFunction<any>,
	articles?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ComparedColumnKeySpecifier = ('articleCount' | 'counts' | 'dataKbn' | 'dayCounts' | 'firstPageCount' | 'name' | 'prominenceCounts' | 'storyCount' | 'targetId' | 'toneCounts' | ComparedColumnKeySpecifier)[];
export type ComparedColumnFieldPolicy = {
	articleCount?: FieldPolicy<any> | FieldReadFunction<any>,
	counts?: FieldPolicy<any> | FieldReadFunction<any>,
	dataKbn?: FieldPolicy<any> | FieldReadFunction<any>,
	dayCounts?: FieldPolicy<any> | FieldReadFunction<any>,
	firstPageCount?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>,
	prominenceCounts?: FieldPolicy<any> | FieldReadFunction<any>,
	storyCount?: FieldPolicy<any> | FieldReadFunction<any>,
	targetId?: FieldPolicy<any> | FieldReadFunction<any>,
	toneCounts?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ComparedMediumKeySpecifier = ('code' | 'counts' | 'name' | ComparedMediumKeySpecifier)[];
export type ComparedMediumFieldPolicy = {
	code?: FieldPolicy<any> | FieldReadFunction<any>,
	counts?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ComparedPeriodKeySpecifier = ('columns' | 'comparison' | 'media' | 'mediaCount' | 'period' | ComparedPeriodKeySpecifier)[];
export type ComparedPeriodFieldPolicy = {
	columns?: FieldPolicy<any> | FieldReadFunction<any>,
	comparison?: FieldPolicy<any> | FieldReadFunction<any>,
	media?: FieldPolicy<any> | FieldReadFunction<any>,
	mediaCount?: FieldPolicy<any> | FieldReadFunction<any>,
	period?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ComparedThingKeySpecifier = ('dataKbn' | 'name' | 'targetId' | ComparedThingKeySpecifier)[];
export type ComparedThingFieldPolicy = {
	dataKbn?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>,
	targetId?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ComparisonKeySpecifier = ('columns' | 'hiddenCount' | 'id' | 'name' | 'version' | ComparisonKeySpecifier)[];
export type ComparisonFieldPolicy = {
	columns?: FieldPolicy<any> | FieldReadFunction<any>,
	hiddenCount?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>,
	version?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ConditionMailEndedKeySpecifier = ('done' | ConditionMailEndedKeySpecifier)[];
export type ConditionMailEndedFieldPolicy = {
	done?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ConditionMailPreviewKeySpecifier = ('foundCount' | 'mail' | 'processDate' | 'refusal' | ConditionMailPreviewKeySpecifier)[];
export type ConditionMailPreviewFieldPolicy = {
	foundCount?: FieldPolicy<any> | FieldReadFunction<any>,
	mail?: FieldPolicy<any> | FieldReadFunction<any>,
	processDate?: FieldPolicy<any> | FieldReadFunction<any>,
	refusal?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ConditionMailSavedKeySpecifier = ('mailAddress' | 'nextSendAt' | ConditionMailSavedKeySpecifier)[];
export type ConditionMailSavedFieldPolicy = {
	mailAddress?: FieldPolicy<any> | FieldReadFunction<any>,
	nextSendAt?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ConditionRemovedKeySpecifier = ('done' | ConditionRemovedKeySpecifier)[];
export type ConditionRemovedFieldPolicy = {
	done?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ContractEndKeySpecifier = ('isOver' | 'lastDay' | 'readUntil' | ContractEndKeySpecifier)[];
export type ContractEndFieldPolicy = {
	isOver?: FieldPolicy<any> | FieldReadFunction<any>,
	lastDay?: FieldPolicy<any> | FieldReadFunction<any>,
	readUntil?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ContractLicenceKeySpecifier = ('companyName' | 'contractCode' | 'contractId' | 'mediaCode' | 'name' | 'rightholder' | 'terms' | 'version' | ContractLicenceKeySpecifier)[];
export type ContractLicenceFieldPolicy = {
	companyName?: FieldPolicy<any> | FieldReadFunction<any>,
	contractCode?: FieldPolicy<any> | FieldReadFunction<any>,
	contractId?: FieldPolicy<any> | FieldReadFunction<any>,
	mediaCode?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>,
	rightholder?: FieldPolicy<any> | FieldReadFunction<any>,
	terms?: FieldPolicy<any> | FieldReadFunction<any>,
	version?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ContractMailsKeySpecifier = ('companyName' | 'contractCode' | 'contractId' | 'failed' | 'late' | 'nextAt' | 'planned' | 'refused' | 'sent' | 'waiting' | ContractMailsKeySpecifier)[];
export type ContractMailsFieldPolicy = {
	companyName?: FieldPolicy<any> | FieldReadFunction<any>,
	contractCode?: FieldPolicy<any> | FieldReadFunction<any>,
	contractId?: FieldPolicy<any> | FieldReadFunction<any>,
	failed?: FieldPolicy<any> | FieldReadFunction<any>,
	late?: FieldPolicy<any> | FieldReadFunction<any>,
	nextAt?: FieldPolicy<any> | FieldReadFunction<any>,
	planned?: FieldPolicy<any> | FieldReadFunction<any>,
	refused?: FieldPolicy<any> | FieldReadFunction<any>,
	sent?: FieldPolicy<any> | FieldReadFunction<any>,
	waiting?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ContractOmissionsKeySpecifier = ('added' | 'causes' | 'companyName' | 'contractId' | 'dismissed' | 'inquiries' | 'made' | ContractOmissionsKeySpecifier)[];
export type ContractOmissionsFieldPolicy = {
	added?: FieldPolicy<any> | FieldReadFunction<any>,
	causes?: FieldPolicy<any> | FieldReadFunction<any>,
	companyName?: FieldPolicy<any> | FieldReadFunction<any>,
	contractId?: FieldPolicy<any> | FieldReadFunction<any>,
	dismissed?: FieldPolicy<any> | FieldReadFunction<any>,
	inquiries?: FieldPolicy<any> | FieldReadFunction<any>,
	made?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ContractPageKeySpecifier = ('contracts' | 'nearCap' | 'states' | 'total' | ContractPageKeySpecifier)[];
export type ContractPageFieldPolicy = {
	contracts?: FieldPolicy<any> | FieldReadFunction<any>,
	nearCap?: FieldPolicy<any> | FieldReadFunction<any>,
	states?: FieldPolicy<any> | FieldReadFunction<any>,
	total?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ContractSavedKeySpecifier = ('contractId' | 'version' | ContractSavedKeySpecifier)[];
export type ContractSavedFieldPolicy = {
	contractId?: FieldPolicy<any> | FieldReadFunction<any>,
	version?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ContractStateCountKeySpecifier = ('count' | 'state' | ContractStateCountKeySpecifier)[];
export type ContractStateCountFieldPolicy = {
	count?: FieldPolicy<any> | FieldReadFunction<any>,
	state?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ContractStepKeySpecifier = ('detail' | 'state' | 'step' | ContractStepKeySpecifier)[];
export type ContractStepFieldPolicy = {
	detail?: FieldPolicy<any> | FieldReadFunction<any>,
	state?: FieldPolicy<any> | FieldReadFunction<any>,
	step?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ContractStepsKeySpecifier = ('done' | 'state' | 'steps' | ContractStepsKeySpecifier)[];
export type ContractStepsFieldPolicy = {
	done?: FieldPolicy<any> | FieldReadFunction<any>,
	state?: FieldPolicy<any> | FieldReadFunction<any>,
	steps?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ContractSummaryKeySpecifier = ('code' | 'endDate' | 'id' | 'missing' | 'name' | 'personInCharge' | 'sections' | 'signInWays' | 'state' | 'stepsDone' | 'useMax' | 'used' | 'userMax' | 'users' | ContractSummaryKeySpecifier)[];
export type ContractSummaryFieldPolicy = {
	code?: FieldPolicy<any> | FieldReadFunction<any>,
	endDate?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	missing?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>,
	personInCharge?: FieldPolicy<any> | FieldReadFunction<any>,
	sections?: FieldPolicy<any> | FieldReadFunction<any>,
	signInWays?: FieldPolicy<any> | FieldReadFunction<any>,
	state?: FieldPolicy<any> | FieldReadFunction<any>,
	stepsDone?: FieldPolicy<any> | FieldReadFunction<any>,
	useMax?: FieldPolicy<any> | FieldReadFunction<any>,
	used?: FieldPolicy<any> | FieldReadFunction<any>,
	userMax?: FieldPolicy<any> | FieldReadFunction<any>,
	users?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ContractTextKeySpecifier = ('key' | 'text' | ContractTextKeySpecifier)[];
export type ContractTextFieldPolicy = {
	key?: FieldPolicy<any> | FieldReadFunction<any>,
	text?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ContractThemeKeySpecifier = ('articles' | 'expressions' | 'id' | 'isStopped' | 'name' | 'sections' | 'stoppedAt' | 'version' | ContractThemeKeySpecifier)[];
export type ContractThemeFieldPolicy = {
	articles?: FieldPolicy<any> | FieldReadFunction<any>,
	expressions?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	isStopped?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>,
	sections?: FieldPolicy<any> | FieldReadFunction<any>,
	stoppedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	version?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ContractThemeSavedKeySpecifier = ('themeId' | 'version' | ContractThemeSavedKeySpecifier)[];
export type ContractThemeSavedFieldPolicy = {
	themeId?: FieldPolicy<any> | FieldReadFunction<any>,
	version?: FieldPolicy<any> | FieldReadFunction<any>
};
export type CountedTermKeySpecifier = ('articles' | 'field' | 'isExcluding' | 'term' | CountedTermKeySpecifier)[];
export type CountedTermFieldPolicy = {
	articles?: FieldPolicy<any> | FieldReadFunction<any>,
	field?: FieldPolicy<any> | FieldReadFunction<any>,
	isExcluding?: FieldPolicy<any> | FieldReadFunction<any>,
	term?: FieldPolicy<any> | FieldReadFunction<any>
};
export type CountedTermsKeySpecifier = ('hasMore' | 'terms' | 'unknownSynonyms' | CountedTermsKeySpecifier)[];
export type CountedTermsFieldPolicy = {
	hasMore?: FieldPolicy<any> | FieldReadFunction<any>,
	terms?: FieldPolicy<any> | FieldReadFunction<any>,
	unknownSynonyms?: FieldPolicy<any> | FieldReadFunction<any>
};
export type CustomerUserKeySpecifier = ('getsNoMail' | 'hasExternalPassword' | 'hasSecondFactor' | 'isBound' | 'mailSettings' | 'mcAuthority' | 'scAuthority' | 'sessions' | 'signIns' | 'support' | 'user' | CustomerUserKeySpecifier)[];
export type CustomerUserFieldPolicy = {
	getsNoMail?: FieldPolicy<any> | FieldReadFunction<any>,
	hasExternalPassword?: FieldPolicy<any> | FieldReadFunction<any>,
	hasSecondFactor?: FieldPolicy<any> | FieldReadFunction<any>,
	isBound?: FieldPolicy<any> | FieldReadFunction<any>,
	mailSettings?: FieldPolicy<any> | FieldReadFunction<any>,
	mcAuthority?: FieldPolicy<any> | FieldReadFunction<any>,
	scAuthority?: FieldPolicy<any> | FieldReadFunction<any>,
	sessions?: FieldPolicy<any> | FieldReadFunction<any>,
	signIns?: FieldPolicy<any> | FieldReadFunction<any>,
	support?: FieldPolicy<any> | FieldReadFunction<any>,
	user?: FieldPolicy<any> | FieldReadFunction<any>
};
export type DeadLetterKeySpecifier = ('attempts' | 'companyName' | 'contractCode' | 'endedAt' | 'id' | 'mailAddress' | 'reason' | DeadLetterKeySpecifier)[];
export type DeadLetterFieldPolicy = {
	attempts?: FieldPolicy<any> | FieldReadFunction<any>,
	companyName?: FieldPolicy<any> | FieldReadFunction<any>,
	contractCode?: FieldPolicy<any> | FieldReadFunction<any>,
	endedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	mailAddress?: FieldPolicy<any> | FieldReadFunction<any>,
	reason?: FieldPolicy<any> | FieldReadFunction<any>
};
export type DeadLettersQueuedKeySpecifier = ('count' | DeadLettersQueuedKeySpecifier)[];
export type DeadLettersQueuedFieldPolicy = {
	count?: FieldPolicy<any> | FieldReadFunction<any>
};
export type DeletedUserKeySpecifier = ('deletedAt' | 'name' | 'restorable' | 'userGroupId' | 'userId' | DeletedUserKeySpecifier)[];
export type DeletedUserFieldPolicy = {
	deletedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>,
	restorable?: FieldPolicy<any> | FieldReadFunction<any>,
	userGroupId?: FieldPolicy<any> | FieldReadFunction<any>,
	userId?: FieldPolicy<any> | FieldReadFunction<any>
};
export type DeliverySheetKeySpecifier = ('checkedAt' | 'days' | 'keptFrom' | 'keptSlots' | 'media' | 'missedSlots' | 'month' | 'papers' | 'partlySlots' | 'slots' | DeliverySheetKeySpecifier)[];
export type DeliverySheetFieldPolicy = {
	checkedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	days?: FieldPolicy<any> | FieldReadFunction<any>,
	keptFrom?: FieldPolicy<any> | FieldReadFunction<any>,
	keptSlots?: FieldPolicy<any> | FieldReadFunction<any>,
	media?: FieldPolicy<any> | FieldReadFunction<any>,
	missedSlots?: FieldPolicy<any> | FieldReadFunction<any>,
	month?: FieldPolicy<any> | FieldReadFunction<any>,
	papers?: FieldPolicy<any> | FieldReadFunction<any>,
	partlySlots?: FieldPolicy<any> | FieldReadFunction<any>,
	slots?: FieldPolicy<any> | FieldReadFunction<any>
};
export type DemandLimitKeySpecifier = ('message' | DemandLimitKeySpecifier)[];
export type DemandLimitFieldPolicy = {
	message?: FieldPolicy<any> | FieldReadFunction<any>
};
export type DemandUnitKeySpecifier = ('cap' | 'contracts' | 'id' | 'useLines' | 'used' | 'version' | DemandUnitKeySpecifier)[];
export type DemandUnitFieldPolicy = {
	cap?: FieldPolicy<any> | FieldReadFunction<any>,
	contracts?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	useLines?: FieldPolicy<any> | FieldReadFunction<any>,
	used?: FieldPolicy<any> | FieldReadFunction<any>,
	version?: FieldPolicy<any> | FieldReadFunction<any>
};
export type DemandUnitChoiceKeySpecifier = ('id' | 'name' | 'uses' | DemandUnitChoiceKeySpecifier)[];
export type DemandUnitChoiceFieldPolicy = {
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>,
	uses?: FieldPolicy<any> | FieldReadFunction<any>
};
export type DemandUnitMemberKeySpecifier = ('code' | 'companyName' | 'contractId' | 'groups' | 'name' | DemandUnitMemberKeySpecifier)[];
export type DemandUnitMemberFieldPolicy = {
	code?: FieldPolicy<any> | FieldReadFunction<any>,
	companyName?: FieldPolicy<any> | FieldReadFunction<any>,
	contractId?: FieldPolicy<any> | FieldReadFunction<any>,
	groups?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>
};
export type DemandUnitNameKeySpecifier = ('id' | 'name' | DemandUnitNameKeySpecifier)[];
export type DemandUnitNameFieldPolicy = {
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>
};
export type DomainMailFiguresKeySpecifier = ('bounced' | 'complaints' | 'domain' | 'failed' | 'mails' | 'retried' | 'sent' | 'unsubscribes' | DomainMailFiguresKeySpecifier)[];
export type DomainMailFiguresFieldPolicy = {
	bounced?: FieldPolicy<any> | FieldReadFunction<any>,
	complaints?: FieldPolicy<any> | FieldReadFunction<any>,
	domain?: FieldPolicy<any> | FieldReadFunction<any>,
	failed?: FieldPolicy<any> | FieldReadFunction<any>,
	mails?: FieldPolicy<any> | FieldReadFunction<any>,
	retried?: FieldPolicy<any> | FieldReadFunction<any>,
	sent?: FieldPolicy<any> | FieldReadFunction<any>,
	unsubscribes?: FieldPolicy<any> | FieldReadFunction<any>
};
export type DutyPersonKeySpecifier = ('id' | 'name' | DutyPersonKeySpecifier)[];
export type DutyPersonFieldPolicy = {
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>
};
export type EarlierNoteKeySpecifier = ('by' | 'day' | 'note' | EarlierNoteKeySpecifier)[];
export type EarlierNoteFieldPolicy = {
	by?: FieldPolicy<any> | FieldReadFunction<any>,
	day?: FieldPolicy<any> | FieldReadFunction<any>,
	note?: FieldPolicy<any> | FieldReadFunction<any>
};
export type EditionDoneKeySpecifier = ('done' | EditionDoneKeySpecifier)[];
export type EditionDoneFieldPolicy = {
	done?: FieldPolicy<any> | FieldReadFunction<any>
};
export type EditionDutyKeySpecifier = ('addresses' | 'approval' | 'articleMax' | 'deadline' | 'savedAt' | 'savedBy' | 'target' | 'version' | EditionDutyKeySpecifier)[];
export type EditionDutyFieldPolicy = {
	addresses?: FieldPolicy<any> | FieldReadFunction<any>,
	approval?: FieldPolicy<any> | FieldReadFunction<any>,
	articleMax?: FieldPolicy<any> | FieldReadFunction<any>,
	deadline?: FieldPolicy<any> | FieldReadFunction<any>,
	savedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	savedBy?: FieldPolicy<any> | FieldReadFunction<any>,
	target?: FieldPolicy<any> | FieldReadFunction<any>,
	version?: FieldPolicy<any> | FieldReadFunction<any>
};
export type EditionMorningKeySpecifier = ('approval' | 'articleMax' | 'day' | 'deadline' | 'deputy' | 'deputyAway' | 'earlier' | 'note' | 'noteVersion' | 'notedBy' | 'now' | 'outcome' | 'request' | 'state' | 'user' | 'userAway' | 'warnedAt' | 'warning' | EditionMorningKeySpecifier)[];
export type EditionMorningFieldPolicy = {
	approval?: FieldPolicy<any> | FieldReadFunction<any>,
	articleMax?: FieldPolicy<any> | FieldReadFunction<any>,
	day?: FieldPolicy<any> | FieldReadFunction<any>,
	deadline?: FieldPolicy<any> | FieldReadFunction<any>,
	deputy?: FieldPolicy<any> | FieldReadFunction<any>,
	deputyAway?: FieldPolicy<any> | FieldReadFunction<any>,
	earlier?: FieldPolicy<any> | FieldReadFunction<any>,
	note?: FieldPolicy<any> | FieldReadFunction<any>,
	noteVersion?: FieldPolicy<any> | FieldReadFunction<any>,
	notedBy?: FieldPolicy<any> | FieldReadFunction<any>,
	now?: FieldPolicy<any> | FieldReadFunction<any>,
	outcome?: FieldPolicy<any> | FieldReadFunction<any>,
	request?: FieldPolicy<any> | FieldReadFunction<any>,
	state?: FieldPolicy<any> | FieldReadFunction<any>,
	user?: FieldPolicy<any> | FieldReadFunction<any>,
	userAway?: FieldPolicy<any> | FieldReadFunction<any>,
	warnedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	warning?: FieldPolicy<any> | FieldReadFunction<any>
};
export type EditionRotaKeySpecifier = ('days' | 'duty' | 'editors' | 'sendMaxCount' | 'week' | EditionRotaKeySpecifier)[];
export type EditionRotaFieldPolicy = {
	days?: FieldPolicy<any> | FieldReadFunction<any>,
	duty?: FieldPolicy<any> | FieldReadFunction<any>,
	editors?: FieldPolicy<any> | FieldReadFunction<any>,
	sendMaxCount?: FieldPolicy<any> | FieldReadFunction<any>,
	week?: FieldPolicy<any> | FieldReadFunction<any>
};
export type EditionRotaScreenKeySpecifier = ('rota' | 'targets' | EditionRotaScreenKeySpecifier)[];
export type EditionRotaScreenFieldPolicy = {
	rota?: FieldPolicy<any> | FieldReadFunction<any>,
	targets?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ExpressionTrialKeySpecifier = ('added' | 'addedSamples' | 'after' | 'articles' | 'before' | 'days' | 'keptSamples' | 'removed' | 'removedSamples' | 'warning' | ExpressionTrialKeySpecifier)[];
export type ExpressionTrialFieldPolicy = {
	added?: FieldPolicy<any> | FieldReadFunction<any>,
	addedSamples?: FieldPolicy<any> | FieldReadFunction<any>,
	after?: FieldPolicy<any> | FieldReadFunction<any>,
	articles?: FieldPolicy<any> | FieldReadFunction<any>,
	before?: FieldPolicy<any> | FieldReadFunction<any>,
	days?: FieldPolicy<any> | FieldReadFunction<any>,
	keptSamples?: FieldPolicy<any> | FieldReadFunction<any>,
	removed?: FieldPolicy<any> | FieldReadFunction<any>,
	removedSamples?: FieldPolicy<any> | FieldReadFunction<any>,
	warning?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ExpressionWordsKeySpecifier = ('media' | 'synonymTerms' | 'terms' | ExpressionWordsKeySpecifier)[];
export type ExpressionWordsFieldPolicy = {
	media?: FieldPolicy<any> | FieldReadFunction<any>,
	synonymTerms?: FieldPolicy<any> | FieldReadFunction<any>,
	terms?: FieldPolicy<any> | FieldReadFunction<any>
};
export type FailedOriginalKeySpecifier = ('dataSection' | 'id' | 'reason' | 'title' | FailedOriginalKeySpecifier)[];
export type FailedOriginalFieldPolicy = {
	dataSection?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	reason?: FieldPolicy<any> | FieldReadFunction<any>,
	title?: FieldPolicy<any> | FieldReadFunction<any>
};
export type FeedSourceKeySpecifier = ('articles' | 'articlesPerDay' | 'contractCode' | 'contractId' | 'everyMinutes' | 'failures' | 'id' | 'lastArticleAt' | 'lastError' | 'lastErrorAt' | 'lastSuccessAt' | 'mediaCode' | 'mediaName' | 'nextAt' | 'state' | 'url' | FeedSourceKeySpecifier)[];
export type FeedSourceFieldPolicy = {
	articles?: FieldPolicy<any> | FieldReadFunction<any>,
	articlesPerDay?: FieldPolicy<any> | FieldReadFunction<any>,
	contractCode?: FieldPolicy<any> | FieldReadFunction<any>,
	contractId?: FieldPolicy<any> | FieldReadFunction<any>,
	everyMinutes?: FieldPolicy<any> | FieldReadFunction<any>,
	failures?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	lastArticleAt?: FieldPolicy<any> | FieldReadFunction<any>,
	lastError?: FieldPolicy<any> | FieldReadFunction<any>,
	lastErrorAt?: FieldPolicy<any> | FieldReadFunction<any>,
	lastSuccessAt?: FieldPolicy<any> | FieldReadFunction<any>,
	mediaCode?: FieldPolicy<any> | FieldReadFunction<any>,
	mediaName?: FieldPolicy<any> | FieldReadFunction<any>,
	nextAt?: FieldPolicy<any> | FieldReadFunction<any>,
	state?: FieldPolicy<any> | FieldReadFunction<any>,
	url?: FieldPolicy<any> | FieldReadFunction<any>
};
export type FeedTrialKeySpecifier = ('articles' | 'count' | 'kind' | 'movedTo' | 'reason' | 'refused' | FeedTrialKeySpecifier)[];
export type FeedTrialFieldPolicy = {
	articles?: FieldPolicy<any> | FieldReadFunction<any>,
	count?: FieldPolicy<any> | FieldReadFunction<any>,
	kind?: FieldPolicy<any> | FieldReadFunction<any>,
	movedTo?: FieldPolicy<any> | FieldReadFunction<any>,
	reason?: FieldPolicy<any> | FieldReadFunction<any>,
	refused?: FieldPolicy<any> | FieldReadFunction<any>
};
export type FeedTrialArticleKeySpecifier = ('at' | 'title' | FeedTrialArticleKeySpecifier)[];
export type FeedTrialArticleFieldPolicy = {
	at?: FieldPolicy<any> | FieldReadFunction<any>,
	title?: FieldPolicy<any> | FieldReadFunction<any>
};
export type FieldChangeKeySpecifier = ('after' | 'before' | 'field' | FieldChangeKeySpecifier)[];
export type FieldChangeFieldPolicy = {
	after?: FieldPolicy<any> | FieldReadFunction<any>,
	before?: FieldPolicy<any> | FieldReadFunction<any>,
	field?: FieldPolicy<any> | FieldReadFunction<any>
};
export type FieldErrorKeySpecifier = ('field' | 'message' | 'position' | FieldErrorKeySpecifier)[];
export type FieldErrorFieldPolicy = {
	field?: FieldPolicy<any> | FieldReadFunction<any>,
	message?: FieldPolicy<any> | FieldReadFunction<any>,
	position?: FieldPolicy<any> | FieldReadFunction<any>
};
export type FirstRunStepKeySpecifier = ('count' | 'done' | 'name' | FirstRunStepKeySpecifier)[];
export type FirstRunStepFieldPolicy = {
	count?: FieldPolicy<any> | FieldReadFunction<any>,
	done?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>
};
export type FoundMailKeySpecifier = ('address' | 'articleCount' | 'companyName' | 'contractId' | 'endedAt' | 'kind' | 'mailId' | 'name' | 'plannedAt' | 'state' | FoundMailKeySpecifier)[];
export type FoundMailFieldPolicy = {
	address?: FieldPolicy<any> | FieldReadFunction<any>,
	articleCount?: FieldPolicy<any> | FieldReadFunction<any>,
	companyName?: FieldPolicy<any> | FieldReadFunction<any>,
	contractId?: FieldPolicy<any> | FieldReadFunction<any>,
	endedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	kind?: FieldPolicy<any> | FieldReadFunction<any>,
	mailId?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>,
	plannedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	state?: FieldPolicy<any> | FieldReadFunction<any>
};
export type FoundThemeKeySpecifier = ('companyName' | 'contractId' | 'name' | 'themeId' | FoundThemeKeySpecifier)[];
export type FoundThemeFieldPolicy = {
	companyName?: FieldPolicy<any> | FieldReadFunction<any>,
	contractId?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>,
	themeId?: FieldPolicy<any> | FieldReadFunction<any>
};
export type FoundUserKeySpecifier = ('companyName' | 'contractCode' | 'contractId' | 'email' | 'groupName' | 'lastLoginAt' | 'lockedUntil' | 'name' | 'role' | 'state' | 'userId' | FoundUserKeySpecifier)[];
export type FoundUserFieldPolicy = {
	companyName?: FieldPolicy<any> | FieldReadFunction<any>,
	contractCode?: FieldPolicy<any> | FieldReadFunction<any>,
	contractId?: FieldPolicy<any> | FieldReadFunction<any>,
	email?: FieldPolicy<any> | FieldReadFunction<any>,
	groupName?: FieldPolicy<any> | FieldReadFunction<any>,
	lastLoginAt?: FieldPolicy<any> | FieldReadFunction<any>,
	lockedUntil?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>,
	role?: FieldPolicy<any> | FieldReadFunction<any>,
	state?: FieldPolicy<any> | FieldReadFunction<any>,
	userId?: FieldPolicy<any> | FieldReadFunction<any>
};
export type FoundUserPageKeySpecifier = ('total' | 'users' | FoundUserPageKeySpecifier)[];
export type FoundUserPageFieldPolicy = {
	total?: FieldPolicy<any> | FieldReadFunction<any>,
	users?: FieldPolicy<any> | FieldReadFunction<any>
};
export type FrequencyCountKeySpecifier = ('frequency' | 'users' | FrequencyCountKeySpecifier)[];
export type FrequencyCountFieldPolicy = {
	frequency?: FieldPolicy<any> | FieldReadFunction<any>,
	users?: FieldPolicy<any> | FieldReadFunction<any>
};
export type GroupMailSettingsKeySpecifier = ('count' | 'dataSection' | GroupMailSettingsKeySpecifier)[];
export type GroupMailSettingsFieldPolicy = {
	count?: FieldPolicy<any> | FieldReadFunction<any>,
	dataSection?: FieldPolicy<any> | FieldReadFunction<any>
};
export type GroupSourceKeySpecifier = ('allArticlesSelectable' | 'dataSection' | GroupSourceKeySpecifier)[];
export type GroupSourceFieldPolicy = {
	allArticlesSelectable?: FieldPolicy<any> | FieldReadFunction<any>,
	dataSection?: FieldPolicy<any> | FieldReadFunction<any>
};
export type HandClipKeySpecifier = ('addedAt' | 'addedBy' | 'day' | 'extent' | 'id' | 'kind' | 'link' | 'mediumName' | 'note' | 'position' | 'programme' | 'time' | 'title' | 'version' | HandClipKeySpecifier)[];
export type HandClipFieldPolicy = {
	addedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	addedBy?: FieldPolicy<any> | FieldReadFunction<any>,
	day?: FieldPolicy<any> | FieldReadFunction<any>,
	extent?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	kind?: FieldPolicy<any> | FieldReadFunction<any>,
	link?: FieldPolicy<any> | FieldReadFunction<any>,
	mediumName?: FieldPolicy<any> | FieldReadFunction<any>,
	note?: FieldPolicy<any> | FieldReadFunction<any>,
	position?: FieldPolicy<any> | FieldReadFunction<any>,
	programme?: FieldPolicy<any> | FieldReadFunction<any>,
	time?: FieldPolicy<any> | FieldReadFunction<any>,
	title?: FieldPolicy<any> | FieldReadFunction<any>,
	version?: FieldPolicy<any> | FieldReadFunction<any>
};
export type HandRecordKeySpecifier = ('day' | 'extent' | 'kind' | 'mediumName' | 'programme' | 'time' | 'title' | HandRecordKeySpecifier)[];
export type HandRecordFieldPolicy = {
	day?: FieldPolicy<any> | FieldReadFunction<any>,
	extent?: FieldPolicy<any> | FieldReadFunction<any>,
	kind?: FieldPolicy<any> | FieldReadFunction<any>,
	mediumName?: FieldPolicy<any> | FieldReadFunction<any>,
	programme?: FieldPolicy<any> | FieldReadFunction<any>,
	time?: FieldPolicy<any> | FieldReadFunction<any>,
	title?: FieldPolicy<any> | FieldReadFunction<any>
};
export type HomeScreenKeySpecifier = ('availableDays' | 'notice' | 'page' | 'period' | 'selected' | 'source' | 'today' | 'tree' | 'viewer' | HomeScreenKeySpecifier)[];
export type HomeScreenFieldPolicy = {
	availableDays?: FieldPolicy<any> | FieldReadFunction<any>,
	notice?: FieldPolicy<any> | FieldReadFunction<any>,
	page?: FieldPolicy<any> | FieldReadFunction<any>,
	period?: FieldPolicy<any> | FieldReadFunction<any>,
	selected?: FieldPolicy<any> | FieldReadFunction<any>,
	source?: FieldPolicy<any> | FieldReadFunction<any>,
	today?: FieldPolicy<any> | FieldReadFunction<any>,
	tree?: FieldPolicy<any> | FieldReadFunction<any>,
	viewer?: FieldPolicy<any> | FieldReadFunction<any>
};
export type IncorrectArticleKeySpecifier = ('closedAt' | 'excerpt' | 'faults' | 'file' | 'id' | 'itemNo' | 'occurredAt' | IncorrectArticleKeySpecifier)[];
export type IncorrectArticleFieldPolicy = {
	closedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	excerpt?: FieldPolicy<any> | FieldReadFunction<any>,
	faults?: FieldPolicy<any> | FieldReadFunction<any>,
	file?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	itemNo?: FieldPolicy<any> | FieldReadFunction<any>,
	occurredAt?: FieldPolicy<any> | FieldReadFunction<any>
};
export type IncorrectArticleDetailKeySpecifier = ('closedAt' | 'excerpt' | 'faults' | 'fields' | 'file' | 'id' | 'itemNo' | 'occurredAt' | 'payload' | IncorrectArticleDetailKeySpecifier)[];
export type IncorrectArticleDetailFieldPolicy = {
	closedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	excerpt?: FieldPolicy<any> | FieldReadFunction<any>,
	faults?: FieldPolicy<any> | FieldReadFunction<any>,
	fields?: FieldPolicy<any> | FieldReadFunction<any>,
	file?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	itemNo?: FieldPolicy<any> | FieldReadFunction<any>,
	occurredAt?: FieldPolicy<any> | FieldReadFunction<any>,
	payload?: FieldPolicy<any> | FieldReadFunction<any>
};
export type IncorrectArticlePageKeySpecifier = ('articles' | 'total' | IncorrectArticlePageKeySpecifier)[];
export type IncorrectArticlePageFieldPolicy = {
	articles?: FieldPolicy<any> | FieldReadFunction<any>,
	total?: FieldPolicy<any> | FieldReadFunction<any>
};
export type IngestFaultKeySpecifier = ('field' | 'reason' | IngestFaultKeySpecifier)[];
export type IngestFaultFieldPolicy = {
	field?: FieldPolicy<any> | FieldReadFunction<any>,
	reason?: FieldPolicy<any> | FieldReadFunction<any>
};
export type InspectedOriginalKeySpecifier = ('arrivedAt' | 'hasPdf' | 'hasText' | 'id' | 'isWithdrawn' | 'issueDay' | 'mediaName' | 'section' | 'title' | 'uses' | InspectedOriginalKeySpecifier)[];
export type InspectedOriginalFieldPolicy = {
	arrivedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	hasPdf?: FieldPolicy<any> | FieldReadFunction<any>,
	hasText?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	isWithdrawn?: FieldPolicy<any> | FieldReadFunction<any>,
	issueDay?: FieldPolicy<any> | FieldReadFunction<any>,
	mediaName?: FieldPolicy<any> | FieldReadFunction<any>,
	section?: FieldPolicy<any> | FieldReadFunction<any>,
	title?: FieldPolicy<any> | FieldReadFunction<any>,
	uses?: FieldPolicy<any> | FieldReadFunction<any>
};
export type InspectedOriginalsKeySpecifier = ('hasMore' | 'originals' | InspectedOriginalsKeySpecifier)[];
export type InspectedOriginalsFieldPolicy = {
	hasMore?: FieldPolicy<any> | FieldReadFunction<any>,
	originals?: FieldPolicy<any> | FieldReadFunction<any>
};
export type InspectedTextKeySpecifier = ('text' | 'title' | InspectedTextKeySpecifier)[];
export type InspectedTextFieldPolicy = {
	text?: FieldPolicy<any> | FieldReadFunction<any>,
	title?: FieldPolicy<any> | FieldReadFunction<any>
};
export type InstallationLinkKeySpecifier = ('kind' | 'url' | InstallationLinkKeySpecifier)[];
export type InstallationLinkFieldPolicy = {
	kind?: FieldPolicy<any> | FieldReadFunction<any>,
	url?: FieldPolicy<any> | FieldReadFunction<any>
};
export type InvalidFormKeySpecifier = ('fieldErrors' | InvalidFormKeySpecifier)[];
export type InvalidFormFieldPolicy = {
	fieldErrors?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ItemCorrectionKeySpecifier = ('articleId' | 'at' | 'changes' | 'file' | 'id' | 'itemNo' | 'operatorId' | ItemCorrectionKeySpecifier)[];
export type ItemCorrectionFieldPolicy = {
	articleId?: FieldPolicy<any> | FieldReadFunction<any>,
	at?: FieldPolicy<any> | FieldReadFunction<any>,
	changes?: FieldPolicy<any> | FieldReadFunction<any>,
	file?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	itemNo?: FieldPolicy<any> | FieldReadFunction<any>,
	operatorId?: FieldPolicy<any> | FieldReadFunction<any>
};
export type LastChangeKeySpecifier = ('at' | 'by' | LastChangeKeySpecifier)[];
export type LastChangeFieldPolicy = {
	at?: FieldPolicy<any> | FieldReadFunction<any>,
	by?: FieldPolicy<any> | FieldReadFunction<any>
};
export type LateDigestKeySpecifier = ('address' | 'cause' | 'reason' | 'sentAt' | LateDigestKeySpecifier)[];
export type LateDigestFieldPolicy = {
	address?: FieldPolicy<any> | FieldReadFunction<any>,
	cause?: FieldPolicy<any> | FieldReadFunction<any>,
	reason?: FieldPolicy<any> | FieldReadFunction<any>,
	sentAt?: FieldPolicy<any> | FieldReadFunction<any>
};
export type LatePaperKeySpecifier = ('articles' | 'code' | 'dueOn' | 'dueTime' | 'lastAt' | 'name' | 'state' | 'usualArticles' | 'usualTime' | LatePaperKeySpecifier)[];
export type LatePaperFieldPolicy = {
	articles?: FieldPolicy<any> | FieldReadFunction<any>,
	code?: FieldPolicy<any> | FieldReadFunction<any>,
	dueOn?: FieldPolicy<any> | FieldReadFunction<any>,
	dueTime?: FieldPolicy<any> | FieldReadFunction<any>,
	lastAt?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>,
	state?: FieldPolicy<any> | FieldReadFunction<any>,
	usualArticles?: FieldPolicy<any> | FieldReadFunction<any>,
	usualTime?: FieldPolicy<any> | FieldReadFunction<any>
};
export type LearntHabitKeySpecifier = ('dueTime' | 'intervalDays' | 'kind' | 'usualArticles' | 'weekdays' | LearntHabitKeySpecifier)[];
export type LearntHabitFieldPolicy = {
	dueTime?: FieldPolicy<any> | FieldReadFunction<any>,
	intervalDays?: FieldPolicy<any> | FieldReadFunction<any>,
	kind?: FieldPolicy<any> | FieldReadFunction<any>,
	usualArticles?: FieldPolicy<any> | FieldReadFunction<any>,
	weekdays?: FieldPolicy<any> | FieldReadFunction<any>
};
export type LicencePricesKeySpecifier = ('articleYen' | 'copyYen' | 'fromMonth' | 'readerYen' | LicencePricesKeySpecifier)[];
export type LicencePricesFieldPolicy = {
	articleYen?: FieldPolicy<any> | FieldReadFunction<any>,
	copyYen?: FieldPolicy<any> | FieldReadFunction<any>,
	fromMonth?: FieldPolicy<any> | FieldReadFunction<any>,
	readerYen?: FieldPolicy<any> | FieldReadFunction<any>
};
export type LicenceTermsKeySpecifier = ('articleYen' | 'copyYen' | 'excerptChars' | 'forbiddenPurposes' | 'mailDays' | 'maxCopies' | 'maxReaders' | 'prices' | 'printDays' | 'readerYen' | 'showDays' | 'validFrom' | 'validTo' | LicenceTermsKeySpecifier)[];
export type LicenceTermsFieldPolicy = {
	articleYen?: FieldPolicy<any> | FieldReadFunction<any>,
	copyYen?: FieldPolicy<any> | FieldReadFunction<any>,
	excerptChars?: FieldPolicy<any> | FieldReadFunction<any>,
	forbiddenPurposes?: FieldPolicy<any> | FieldReadFunction<any>,
	mailDays?: FieldPolicy<any> | FieldReadFunction<any>,
	maxCopies?: FieldPolicy<any> | FieldReadFunction<any>,
	maxReaders?: FieldPolicy<any> | FieldReadFunction<any>,
	prices?: FieldPolicy<any> | FieldReadFunction<any>,
	printDays?: FieldPolicy<any> | FieldReadFunction<any>,
	readerYen?: FieldPolicy<any> | FieldReadFunction<any>,
	showDays?: FieldPolicy<any> | FieldReadFunction<any>,
	validFrom?: FieldPolicy<any> | FieldReadFunction<any>,
	validTo?: FieldPolicy<any> | FieldReadFunction<any>
};
export type LicenceUsesKeySpecifier = ('media' | 'month' | 'rightholders' | 'totalYen' | LicenceUsesKeySpecifier)[];
export type LicenceUsesFieldPolicy = {
	media?: FieldPolicy<any> | FieldReadFunction<any>,
	month?: FieldPolicy<any> | FieldReadFunction<any>,
	rightholders?: FieldPolicy<any> | FieldReadFunction<any>,
	totalYen?: FieldPolicy<any> | FieldReadFunction<any>
};
export type LicensedMediumKeySpecifier = ('code' | 'group' | 'kind' | 'licence' | 'name' | 'sale' | LicensedMediumKeySpecifier)[];
export type LicensedMediumFieldPolicy = {
	code?: FieldPolicy<any> | FieldReadFunction<any>,
	group?: FieldPolicy<any> | FieldReadFunction<any>,
	kind?: FieldPolicy<any> | FieldReadFunction<any>,
	licence?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>,
	sale?: FieldPolicy<any> | FieldReadFunction<any>
};
export type LifeArticleKeySpecifier = ('arrivedAt' | 'articleId' | 'issueDay' | 'medium' | 'section' | 'title' | LifeArticleKeySpecifier)[];
export type LifeArticleFieldPolicy = {
	arrivedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	articleId?: FieldPolicy<any> | FieldReadFunction<any>,
	issueDay?: FieldPolicy<any> | FieldReadFunction<any>,
	medium?: FieldPolicy<any> | FieldReadFunction<any>,
	section?: FieldPolicy<any> | FieldReadFunction<any>,
	title?: FieldPolicy<any> | FieldReadFunction<any>
};
export type LifeEventKeySpecifier = ('at' | 'detail' | 'kind' | 'mailId' | 'state' | 'who' | LifeEventKeySpecifier)[];
export type LifeEventFieldPolicy = {
	at?: FieldPolicy<any> | FieldReadFunction<any>,
	detail?: FieldPolicy<any> | FieldReadFunction<any>,
	kind?: FieldPolicy<any> | FieldReadFunction<any>,
	mailId?: FieldPolicy<any> | FieldReadFunction<any>,
	state?: FieldPolicy<any> | FieldReadFunction<any>,
	who?: FieldPolicy<any> | FieldReadFunction<any>
};
export type LifeMailKeySpecifier = ('address' | 'articleCount' | 'attempts' | 'bouncedAt' | 'companyName' | 'contractId' | 'endedAt' | 'kind' | 'madeAt' | 'mailId' | 'maybeTwice' | 'name' | 'nextAt' | 'plannedAt' | 'reason' | 'sentBy' | 'state' | 'stopReason' | 'stoppedAt' | 'userId' | LifeMailKeySpecifier)[];
export type LifeMailFieldPolicy = {
	address?: FieldPolicy<any> | FieldReadFunction<any>,
	articleCount?: FieldPolicy<any> | FieldReadFunction<any>,
	attempts?: FieldPolicy<any> | FieldReadFunction<any>,
	bouncedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	companyName?: FieldPolicy<any> | FieldReadFunction<any>,
	contractId?: FieldPolicy<any> | FieldReadFunction<any>,
	endedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	kind?: FieldPolicy<any> | FieldReadFunction<any>,
	madeAt?: FieldPolicy<any> | FieldReadFunction<any>,
	mailId?: FieldPolicy<any> | FieldReadFunction<any>,
	maybeTwice?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>,
	nextAt?: FieldPolicy<any> | FieldReadFunction<any>,
	plannedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	reason?: FieldPolicy<any> | FieldReadFunction<any>,
	sentBy?: FieldPolicy<any> | FieldReadFunction<any>,
	state?: FieldPolicy<any> | FieldReadFunction<any>,
	stopReason?: FieldPolicy<any> | FieldReadFunction<any>,
	stoppedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	userId?: FieldPolicy<any> | FieldReadFunction<any>
};
export type LifeMailSettingKeySpecifier = ('alerts' | 'id' | 'name' | 'nextAt' | 'section' | 'sendsEmpty' | 'times' | LifeMailSettingKeySpecifier)[];
export type LifeMailSettingFieldPolicy = {
	alerts?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>,
	nextAt?: FieldPolicy<any> | FieldReadFunction<any>,
	section?: FieldPolicy<any> | FieldReadFunction<any>,
	sendsEmpty?: FieldPolicy<any> | FieldReadFunction<any>,
	times?: FieldPolicy<any> | FieldReadFunction<any>
};
export type LifeThemeKeySpecifier = ('day' | 'name' | 'reasons' | 'state' | 'themeId' | 'words' | LifeThemeKeySpecifier)[];
export type LifeThemeFieldPolicy = {
	day?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>,
	reasons?: FieldPolicy<any> | FieldReadFunction<any>,
	state?: FieldPolicy<any> | FieldReadFunction<any>,
	themeId?: FieldPolicy<any> | FieldReadFunction<any>,
	words?: FieldPolicy<any> | FieldReadFunction<any>
};
export type LimitExceededKeySpecifier = ('message' | LimitExceededKeySpecifier)[];
export type LimitExceededFieldPolicy = {
	message?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ListMarkedKeySpecifier = ('count' | 'markedAt' | ListMarkedKeySpecifier)[];
export type ListMarkedFieldPolicy = {
	count?: FieldPolicy<any> | FieldReadFunction<any>,
	markedAt?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ListedClipFolderKeySpecifier = ('counts' | 'folder' | 'handCount' | 'hasArticle' | 'updatedAt' | 'updatedBy' | ListedClipFolderKeySpecifier)[];
export type ListedClipFolderFieldPolicy = {
	counts?: FieldPolicy<any> | FieldReadFunction<any>,
	folder?: FieldPolicy<any> | FieldReadFunction<any>,
	handCount?: FieldPolicy<any> | FieldReadFunction<any>,
	hasArticle?: FieldPolicy<any> | FieldReadFunction<any>,
	updatedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	updatedBy?: FieldPolicy<any> | FieldReadFunction<any>
};
export type LoginNoticesKeySpecifier = ('alert' | 'notices' | 'version' | LoginNoticesKeySpecifier)[];
export type LoginNoticesFieldPolicy = {
	alert?: FieldPolicy<any> | FieldReadFunction<any>,
	notices?: FieldPolicy<any> | FieldReadFunction<any>,
	version?: FieldPolicy<any> | FieldReadFunction<any>
};
export type LoginScreenKeySpecifier = ('alert' | 'notices' | LoginScreenKeySpecifier)[];
export type LoginScreenFieldPolicy = {
	alert?: FieldPolicy<any> | FieldReadFunction<any>,
	notices?: FieldPolicy<any> | FieldReadFunction<any>
};
export type LoginSucceededKeySpecifier = ('viewer' | LoginSucceededKeySpecifier)[];
export type LoginSucceededFieldPolicy = {
	viewer?: FieldPolicy<any> | FieldReadFunction<any>
};
export type LogoutResultKeySpecifier = ('done' | 'signOutUrl' | LogoutResultKeySpecifier)[];
export type LogoutResultFieldPolicy = {
	done?: FieldPolicy<any> | FieldReadFunction<any>,
	signOutUrl?: FieldPolicy<any> | FieldReadFunction<any>
};
export type MagazineArticleKeySpecifier = ('ad' | 'category' | 'clippedIn' | 'comment' | 'contentsId' | 'correction' | 'coverDate' | 'dataSection' | 'deleted' | 'endPage' | 'id' | 'mediaName' | 'processDate' | 'prominence' | 'prominenceText' | 'published' | 'read' | 'saleEndsAt' | 'salePeriod' | 'sameStoryCount' | 'searchWords' | 'snippet' | 'startPage' | 'tags' | 'themeNames' | 'thumbnailUrl' | 'title' | 'titleHits' | 'tone' | MagazineArticleKeySpecifier)[];
export type MagazineArticleFieldPolicy = {
	ad?: FieldPolicy<any> | FieldReadFunction<any>,
	category?: FieldPolicy<any> | FieldReadFunction<any>,
	clippedIn?: FieldPolicy<any> | FieldReadFunction<any>,
	comment?: FieldPolicy<any> | FieldReadFunction<any>,
	contentsId?: FieldPolicy<any> | FieldReadFunction<any>,
	correction?: FieldPolicy<any> | FieldReadFunction<any>,
	coverDate?: FieldPolicy<any> | FieldReadFunction<any>,
	dataSection?: FieldPolicy<any> | FieldReadFunction<any>,
	deleted?: FieldPolicy<any> | FieldReadFunction<any>,
	endPage?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	mediaName?: FieldPolicy<any> | FieldReadFunction<any>,
	processDate?: FieldPolicy<any> | FieldReadFunction<any>,
	prominence?: FieldPolicy<any> | FieldReadFunction<any>,
	prominenceText?: FieldPolicy<any> | FieldReadFunction<any>,
	published?: FieldPolicy<any> | FieldReadFunction<any>,
	read?: FieldPolicy<any> | FieldReadFunction<any>,
	saleEndsAt?: FieldPolicy<any> | FieldReadFunction<any>,
	salePeriod?: FieldPolicy<any> | FieldReadFunction<any>,
	sameStoryCount?: FieldPolicy<any> | FieldReadFunction<any>,
	searchWords?: FieldPolicy<any> | FieldReadFunction<any>,
	snippet?: FieldPolicy<any> | FieldReadFunction<any>,
	startPage?: FieldPolicy<any> | FieldReadFunction<any>,
	tags?: FieldPolicy<any> | FieldReadFunction<any>,
	themeNames?: FieldPolicy<any> | FieldReadFunction<any>,
	thumbnailUrl?: FieldPolicy<any> | FieldReadFunction<any>,
	title?: FieldPolicy<any> | FieldReadFunction<any>,
	titleHits?: FieldPolicy<any> | FieldReadFunction<any>,
	tone?: FieldPolicy<any> | FieldReadFunction<any>
};
export type MailAbsenceKeySpecifier = ('end' | 'id' | 'madeBy' | 'missed' | 'start' | MailAbsenceKeySpecifier)[];
export type MailAbsenceFieldPolicy = {
	end?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	madeBy?: FieldPolicy<any> | FieldReadFunction<any>,
	missed?: FieldPolicy<any> | FieldReadFunction<any>,
	start?: FieldPolicy<any> | FieldReadFunction<any>
};
export type MailAbsencesKeySpecifier = ('absences' | MailAbsencesKeySpecifier)[];
export type MailAbsencesFieldPolicy = {
	absences?: FieldPolicy<any> | FieldReadFunction<any>
};
export type MailAddressKeySpecifier = ('address' | 'name' | MailAddressKeySpecifier)[];
export type MailAddressFieldPolicy = {
	address?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>
};
export type MailArticleKeySpecifier = ('arrivedAt' | 'articleId' | 'medium' | 'openedAt' | 'otherMailId' | 'state' | 'themes' | 'title' | MailArticleKeySpecifier)[];
export type MailArticleFieldPolicy = {
	arrivedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	articleId?: FieldPolicy<any> | FieldReadFunction<any>,
	medium?: FieldPolicy<any> | FieldReadFunction<any>,
	openedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	otherMailId?: FieldPolicy<any> | FieldReadFunction<any>,
	state?: FieldPolicy<any> | FieldReadFunction<any>,
	themes?: FieldPolicy<any> | FieldReadFunction<any>,
	title?: FieldPolicy<any> | FieldReadFunction<any>
};
export type MailArticleThemeKeySpecifier = ('name' | 'themeId' | 'words' | MailArticleThemeKeySpecifier)[];
export type MailArticleThemeFieldPolicy = {
	name?: FieldPolicy<any> | FieldReadFunction<any>,
	themeId?: FieldPolicy<any> | FieldReadFunction<any>,
	words?: FieldPolicy<any> | FieldReadFunction<any>
};
export type MailDeliverabilityKeySpecifier = ('domainCount' | 'domains' | 'month' | 'total' | MailDeliverabilityKeySpecifier)[];
export type MailDeliverabilityFieldPolicy = {
	domainCount?: FieldPolicy<any> | FieldReadFunction<any>,
	domains?: FieldPolicy<any> | FieldReadFunction<any>,
	month?: FieldPolicy<any> | FieldReadFunction<any>,
	total?: FieldPolicy<any> | FieldReadFunction<any>
};
export type MailDoneKeySpecifier = ('done' | MailDoneKeySpecifier)[];
export type MailDoneFieldPolicy = {
	done?: FieldPolicy<any> | FieldReadFunction<any>
};
export type MailDraftKeySpecifier = ('addresses' | 'articles' | 'attachType' | 'conflicts' | 'editors' | 'hiddenCount' | 'id' | 'savedAt' | 'savedBy' | 'sendAt' | 'sent' | 'subject' | 'templateFileId' | 'text' | 'version' | 'withTones' | MailDraftKeySpecifier)[];
export type MailDraftFieldPolicy = {
	addresses?: FieldPolicy<any> | FieldReadFunction<any>,
	articles?: FieldPolicy<any> | FieldReadFunction<any>,
	attachType?: FieldPolicy<any> | FieldReadFunction<any>,
	conflicts?: FieldPolicy<any> | FieldReadFunction<any>,
	editors?: FieldPolicy<any> | FieldReadFunction<any>,
	hiddenCount?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	savedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	savedBy?: FieldPolicy<any> | FieldReadFunction<any>,
	sendAt?: FieldPolicy<any> | FieldReadFunction<any>,
	sent?: FieldPolicy<any> | FieldReadFunction<any>,
	subject?: FieldPolicy<any> | FieldReadFunction<any>,
	templateFileId?: FieldPolicy<any> | FieldReadFunction<any>,
	text?: FieldPolicy<any> | FieldReadFunction<any>,
	version?: FieldPolicy<any> | FieldReadFunction<any>,
	withTones?: FieldPolicy<any> | FieldReadFunction<any>
};
export type MailDraftArticleKeySpecifier = ('articleId' | 'comment' | MailDraftArticleKeySpecifier)[];
export type MailDraftArticleFieldPolicy = {
	articleId?: FieldPolicy<any> | FieldReadFunction<any>,
	comment?: FieldPolicy<any> | FieldReadFunction<any>
};
export type MailDraftEditorKeySpecifier = ('name' | 'userId' | MailDraftEditorKeySpecifier)[];
export type MailDraftEditorFieldPolicy = {
	name?: FieldPolicy<any> | FieldReadFunction<any>,
	userId?: FieldPolicy<any> | FieldReadFunction<any>
};
export type MailDraftLineKeySpecifier = ('addressCount' | 'articleCount' | 'canCancel' | 'editors' | 'id' | 'savedAt' | 'savedBy' | 'sendAt' | 'sendingId' | 'subject' | MailDraftLineKeySpecifier)[];
export type MailDraftLineFieldPolicy = {
	addressCount?: FieldPolicy<any> | FieldReadFunction<any>,
	articleCount?: FieldPolicy<any> | FieldReadFunction<any>,
	canCancel?: FieldPolicy<any> | FieldReadFunction<any>,
	editors?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	savedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	savedBy?: FieldPolicy<any> | FieldReadFunction<any>,
	sendAt?: FieldPolicy<any> | FieldReadFunction<any>,
	sendingId?: FieldPolicy<any> | FieldReadFunction<any>,
	subject?: FieldPolicy<any> | FieldReadFunction<any>
};
export type MailDraftsKeySpecifier = ('drafts' | 'recentAddresses' | MailDraftsKeySpecifier)[];
export type MailDraftsFieldPolicy = {
	drafts?: FieldPolicy<any> | FieldReadFunction<any>,
	recentAddresses?: FieldPolicy<any> | FieldReadFunction<any>
};
export type MailEditionKeySpecifier = ('arrivalCount' | 'arrivals' | 'begun' | 'destinations' | 'droppedCount' | 'hiddenCount' | 'items' | 'lastSent' | 'leftOut' | 'name' | 'options' | 'savedAt' | 'savedBy' | 'sendMaxCount' | 'sends' | 'sinceDay' | 'templates' | 'version' | MailEditionKeySpecifier)[];
export type MailEditionFieldPolicy = {
	arrivalCount?: FieldPolicy<any> | FieldReadFunction<any>,
	arrivals?: FieldPolicy<any> | FieldReadFunction<any>,
	begun?: FieldPolicy<any> | FieldReadFunction<any>,
	destinations?: FieldPolicy<any> | FieldReadFunction<any>,
	droppedCount?: FieldPolicy<any> | FieldReadFunction<any>,
	hiddenCount?: FieldPolicy<any> | FieldReadFunction<any>,
	items?: FieldPolicy<any> | FieldReadFunction<any>,
	lastSent?: FieldPolicy<any> | FieldReadFunction<any>,
	leftOut?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>,
	options?: FieldPolicy<any> | FieldReadFunction<any>,
	savedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	savedBy?: FieldPolicy<any> | FieldReadFunction<any>,
	sendMaxCount?: FieldPolicy<any> | FieldReadFunction<any>,
	sends?: FieldPolicy<any> | FieldReadFunction<any>,
	sinceDay?: FieldPolicy<any> | FieldReadFunction<any>,
	templates?: FieldPolicy<any> | FieldReadFunction<any>,
	version?: FieldPolicy<any> | FieldReadFunction<any>
};
export type MailEditionAddressKeySpecifier = ('address' | 'name' | MailEditionAddressKeySpecifier)[];
export type MailEditionAddressFieldPolicy = {
	address?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>
};
export type MailEditionArticleKeySpecifier = ('comment' | 'dataSection' | 'id' | 'line' | 'tags' | 'title' | 'tone' | MailEditionArticleKeySpecifier)[];
export type MailEditionArticleFieldPolicy = {
	comment?: FieldPolicy<any> | FieldReadFunction<any>,
	dataSection?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	line?: FieldPolicy<any> | FieldReadFunction<any>,
	tags?: FieldPolicy<any> | FieldReadFunction<any>,
	title?: FieldPolicy<any> | FieldReadFunction<any>,
	tone?: FieldPolicy<any> | FieldReadFunction<any>
};
export type MailEditionItemKeySpecifier = ('article' | 'comment' | 'heading' | MailEditionItemKeySpecifier)[];
export type MailEditionItemFieldPolicy = {
	article?: FieldPolicy<any> | FieldReadFunction<any>,
	comment?: FieldPolicy<any> | FieldReadFunction<any>,
	heading?: FieldPolicy<any> | FieldReadFunction<any>
};
export type MailEditionLastSentKeySpecifier = ('articleCount' | 'at' | 'by' | MailEditionLastSentKeySpecifier)[];
export type MailEditionLastSentFieldPolicy = {
	articleCount?: FieldPolicy<any> | FieldReadFunction<any>,
	at?: FieldPolicy<any> | FieldReadFunction<any>,
	by?: FieldPolicy<any> | FieldReadFunction<any>
};
export type MailEditionOptionsKeySpecifier = ('addresses' | 'attachType' | 'encoding' | 'subjectType' | 'templateId' | MailEditionOptionsKeySpecifier)[];
export type MailEditionOptionsFieldPolicy = {
	addresses?: FieldPolicy<any> | FieldReadFunction<any>,
	attachType?: FieldPolicy<any> | FieldReadFunction<any>,
	encoding?: FieldPolicy<any> | FieldReadFunction<any>,
	subjectType?: FieldPolicy<any> | FieldReadFunction<any>,
	templateId?: FieldPolicy<any> | FieldReadFunction<any>
};
export type MailEditionPreviewKeySpecifier = ('articleCount' | 'html' | 'subject' | 'text' | 'unencodable' | 'warnings' | MailEditionPreviewKeySpecifier)[];
export type MailEditionPreviewFieldPolicy = {
	articleCount?: FieldPolicy<any> | FieldReadFunction<any>,
	html?: FieldPolicy<any> | FieldReadFunction<any>,
	subject?: FieldPolicy<any> | FieldReadFunction<any>,
	text?: FieldPolicy<any> | FieldReadFunction<any>,
	unencodable?: FieldPolicy<any> | FieldReadFunction<any>,
	warnings?: FieldPolicy<any> | FieldReadFunction<any>
};
export type MailEditionRowKeySpecifier = ('address' | 'failed' | 'message' | MailEditionRowKeySpecifier)[];
export type MailEditionRowFieldPolicy = {
	address?: FieldPolicy<any> | FieldReadFunction<any>,
	failed?: FieldPolicy<any> | FieldReadFunction<any>,
	message?: FieldPolicy<any> | FieldReadFunction<any>
};
export type MailEditionSavedKeySpecifier = ('droppedIds' | 'savedAt' | 'version' | MailEditionSavedKeySpecifier)[];
export type MailEditionSavedFieldPolicy = {
	droppedIds?: FieldPolicy<any> | FieldReadFunction<any>,
	savedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	version?: FieldPolicy<any> | FieldReadFunction<any>
};
export type MailEditionScreenKeySpecifier = ('addresses' | 'edition' | 'targets' | MailEditionScreenKeySpecifier)[];
export type MailEditionScreenFieldPolicy = {
	addresses?: FieldPolicy<any> | FieldReadFunction<any>,
	edition?: FieldPolicy<any> | FieldReadFunction<any>,
	targets?: FieldPolicy<any> | FieldReadFunction<any>
};
export type MailEditionSendKeySpecifier = ('addressCount' | 'articleCount' | 'at' | 'by' | 'canCancel' | 'failedCount' | 'id' | 'status' | MailEditionSendKeySpecifier)[];
export type MailEditionSendFieldPolicy = {
	addressCount?: FieldPolicy<any> | FieldReadFunction<any>,
	articleCount?: FieldPolicy<any> | FieldReadFunction<any>,
	at?: FieldPolicy<any> | FieldReadFunction<any>,
	by?: FieldPolicy<any> | FieldReadFunction<any>,
	canCancel?: FieldPolicy<any> | FieldReadFunction<any>,
	failedCount?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	status?: FieldPolicy<any> | FieldReadFunction<any>
};
export type MailEditionSentKeySpecifier = ('articleCount' | 'rows' | 'version' | MailEditionSentKeySpecifier)[];
export type MailEditionSentFieldPolicy = {
	articleCount?: FieldPolicy<any> | FieldReadFunction<any>,
	rows?: FieldPolicy<any> | FieldReadFunction<any>,
	version?: FieldPolicy<any> | FieldReadFunction<any>
};
export type MailEditionTargetKeySpecifier = ('id' | 'kind' | 'name' | MailEditionTargetKeySpecifier)[];
export type MailEditionTargetFieldPolicy = {
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	kind?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>
};
export type MailEditionTemplateKeySpecifier = ('id' | 'name' | MailEditionTemplateKeySpecifier)[];
export type MailEditionTemplateFieldPolicy = {
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>
};
export type MailFiguresKeySpecifier = ('bounced' | 'complaints' | 'failed' | 'mails' | 'retried' | 'sent' | 'unsubscribes' | MailFiguresKeySpecifier)[];
export type MailFiguresFieldPolicy = {
	bounced?: FieldPolicy<any> | FieldReadFunction<any>,
	complaints?: FieldPolicy<any> | FieldReadFunction<any>,
	failed?: FieldPolicy<any> | FieldReadFunction<any>,
	mails?: FieldPolicy<any> | FieldReadFunction<any>,
	retried?: FieldPolicy<any> | FieldReadFunction<any>,
	sent?: FieldPolicy<any> | FieldReadFunction<any>,
	unsubscribes?: FieldPolicy<any> | FieldReadFunction<any>
};
export type MailLifeKeySpecifier = ('articles' | 'hasMore' | 'mail' | 'setting' | MailLifeKeySpecifier)[];
export type MailLifeFieldPolicy = {
	articles?: FieldPolicy<any> | FieldReadFunction<any>,
	hasMore?: FieldPolicy<any> | FieldReadFunction<any>,
	mail?: FieldPolicy<any> | FieldReadFunction<any>,
	setting?: FieldPolicy<any> | FieldReadFunction<any>
};
export type MailLookKeySpecifier = ('color' | 'logoKey' | MailLookKeySpecifier)[];
export type MailLookFieldPolicy = {
	color?: FieldPolicy<any> | FieldReadFunction<any>,
	logoKey?: FieldPolicy<any> | FieldReadFunction<any>
};
export type MailOpeningKeySpecifier = ('counted' | MailOpeningKeySpecifier)[];
export type MailOpeningFieldPolicy = {
	counted?: FieldPolicy<any> | FieldReadFunction<any>
};
export type MailPauseKeySpecifier = ('end' | 'missed' | 'start' | MailPauseKeySpecifier)[];
export type MailPauseFieldPolicy = {
	end?: FieldPolicy<any> | FieldReadFunction<any>,
	missed?: FieldPolicy<any> | FieldReadFunction<any>,
	start?: FieldPolicy<any> | FieldReadFunction<any>
};
export type MailPreviewKeySpecifier = ('articleCount' | 'html' | 'subject' | 'text' | 'warnings' | MailPreviewKeySpecifier)[];
export type MailPreviewFieldPolicy = {
	articleCount?: FieldPolicy<any> | FieldReadFunction<any>,
	html?: FieldPolicy<any> | FieldReadFunction<any>,
	subject?: FieldPolicy<any> | FieldReadFunction<any>,
	text?: FieldPolicy<any> | FieldReadFunction<any>,
	warnings?: FieldPolicy<any> | FieldReadFunction<any>
};
export type MailSettingKeySpecifier = ('absences' | 'addressGroupId' | 'addressGroupName' | 'addressId' | 'addressStopReason' | 'addressStopped' | 'alert' | 'alertMainOnly' | 'alertMaxCount' | 'attachType' | 'bounceCount' | 'bouncedAt' | 'dataKbn' | 'dataSection' | 'encoding' | 'holidayRule' | 'id' | 'mailAddress' | 'memberCount' | 'nextSendAt' | 'pauses' | 'quietEndTime' | 'quietStartTime' | 'sendTimes' | 'subjectType' | 'supplementRule' | 'supplementTime' | 'targetId' | 'targetName' | 'templateFileName' | 'templateId' | 'version' | 'weekendsOff' | 'withTones' | 'zeroArticleEmail' | MailSettingKeySpecifier)[];
export type MailSettingFieldPolicy = {
	absences?: FieldPolicy<any> | FieldReadFunction<any>,
	addressGroupId?: FieldPolicy<any> | FieldReadFunction<any>,
	addressGroupName?: FieldPolicy<any> | FieldReadFunction<any>,
	addressId?: FieldPolicy<any> | FieldReadFunction<any>,
	addressStopReason?: FieldPolicy<any> | FieldReadFunction<any>,
	addressStopped?: FieldPolicy<any> | FieldReadFunction<any>,
	alert?: FieldPolicy<any> | FieldReadFunction<any>,
	alertMainOnly?: FieldPolicy<any> | FieldReadFunction<any>,
	alertMaxCount?: FieldPolicy<any> | FieldReadFunction<any>,
	attachType?: FieldPolicy<any> | FieldReadFunction<any>,
	bounceCount?: FieldPolicy<any> | FieldReadFunction<any>,
	bouncedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	dataKbn?: FieldPolicy<any> | FieldReadFunction<any>,
	dataSection?: FieldPolicy<any> | FieldReadFunction<any>,
	encoding?: FieldPolicy<any> | FieldReadFunction<any>,
	holidayRule?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	mailAddress?: FieldPolicy<any> | FieldReadFunction<any>,
	memberCount?: FieldPolicy<any> | FieldReadFunction<any>,
	nextSendAt?: FieldPolicy<any> | FieldReadFunction<any>,
	pauses?: FieldPolicy<any> | FieldReadFunction<any>,
	quietEndTime?: FieldPolicy<any> | FieldReadFunction<any>,
	quietStartTime?: FieldPolicy<any> | FieldReadFunction<any>,
	sendTimes?: FieldPolicy<any> | FieldReadFunction<any>,
	subjectType?: FieldPolicy<any> | FieldReadFunction<any>,
	supplementRule?: FieldPolicy<any> | FieldReadFunction<any>,
	supplementTime?: FieldPolicy<any> | FieldReadFunction<any>,
	targetId?: FieldPolicy<any> | FieldReadFunction<any>,
	targetName?: FieldPolicy<any> | FieldReadFunction<any>,
	templateFileName?: FieldPolicy<any> | FieldReadFunction<any>,
	templateId?: FieldPolicy<any> | FieldReadFunction<any>,
	version?: FieldPolicy<any> | FieldReadFunction<any>,
	weekendsOff?: FieldPolicy<any> | FieldReadFunction<any>,
	withTones?: FieldPolicy<any> | FieldReadFunction<any>,
	zeroArticleEmail?: FieldPolicy<any> | FieldReadFunction<any>
};
export type MailSettingDayKeySpecifier = ('day' | 'message' | 'outcome' | 'sendings' | 'steps' | MailSettingDayKeySpecifier)[];
export type MailSettingDayFieldPolicy = {
	day?: FieldPolicy<any> | FieldReadFunction<any>,
	message?: FieldPolicy<any> | FieldReadFunction<any>,
	outcome?: FieldPolicy<any> | FieldReadFunction<any>,
	sendings?: FieldPolicy<any> | FieldReadFunction<any>,
	steps?: FieldPolicy<any> | FieldReadFunction<any>
};
export type MailSettingHistoryKeySpecifier = ('countsOpenings' | 'mails' | MailSettingHistoryKeySpecifier)[];
export type MailSettingHistoryFieldPolicy = {
	countsOpenings?: FieldPolicy<any> | FieldReadFunction<any>,
	mails?: FieldPolicy<any> | FieldReadFunction<any>
};
export type MailSettingMemberKeySpecifier = ('addressId' | 'addressStopReason' | 'addressStopped' | 'bounceCount' | 'bouncedAt' | 'mailAddress' | 'name' | 'state' | MailSettingMemberKeySpecifier)[];
export type MailSettingMemberFieldPolicy = {
	addressId?: FieldPolicy<any> | FieldReadFunction<any>,
	addressStopReason?: FieldPolicy<any> | FieldReadFunction<any>,
	addressStopped?: FieldPolicy<any> | FieldReadFunction<any>,
	bounceCount?: FieldPolicy<any> | FieldReadFunction<any>,
	bouncedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	mailAddress?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>,
	state?: FieldPolicy<any> | FieldReadFunction<any>
};
export type MailSettingPageKeySpecifier = ('settings' | 'total' | MailSettingPageKeySpecifier)[];
export type MailSettingPageFieldPolicy = {
	settings?: FieldPolicy<any> | FieldReadFunction<any>,
	total?: FieldPolicy<any> | FieldReadFunction<any>
};
export type MailSettingPreviewKeySpecifier = ('attachmentName' | 'mail' | 'processDate' | 'refusal' | 'unencodable' | MailSettingPreviewKeySpecifier)[];
export type MailSettingPreviewFieldPolicy = {
	attachmentName?: FieldPolicy<any> | FieldReadFunction<any>,
	mail?: FieldPolicy<any> | FieldReadFunction<any>,
	processDate?: FieldPolicy<any> | FieldReadFunction<any>,
	refusal?: FieldPolicy<any> | FieldReadFunction<any>,
	unencodable?: FieldPolicy<any> | FieldReadFunction<any>
};
export type MailTargetKeySpecifier = ('dataKbn' | 'id' | 'name' | MailTargetKeySpecifier)[];
export type MailTargetFieldPolicy = {
	dataKbn?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>
};
export type MailTargetsKeySpecifier = ('allSelectable' | 'targets' | MailTargetsKeySpecifier)[];
export type MailTargetsFieldPolicy = {
	allSelectable?: FieldPolicy<any> | FieldReadFunction<any>,
	targets?: FieldPolicy<any> | FieldReadFunction<any>
};
export type MailTemplateKeySpecifier = ('fileName' | 'id' | 'isDefault' | 'name' | 'version' | MailTemplateKeySpecifier)[];
export type MailTemplateFieldPolicy = {
	fileName?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	isDefault?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>,
	version?: FieldPolicy<any> | FieldReadFunction<any>
};
export type MailTemplateSavedKeySpecifier = ('id' | MailTemplateSavedKeySpecifier)[];
export type MailTemplateSavedFieldPolicy = {
	id?: FieldPolicy<any> | FieldReadFunction<any>
};
export type MailTemplateTextsKeySpecifier = ('fileName' | 'id' | 'isDefault' | 'name' | 'parts' | 'version' | MailTemplateTextsKeySpecifier)[];
export type MailTemplateTextsFieldPolicy = {
	fileName?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	isDefault?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>,
	parts?: FieldPolicy<any> | FieldReadFunction<any>,
	version?: FieldPolicy<any> | FieldReadFunction<any>
};
export type MailTestQueuedKeySpecifier = ('left' | 'mailAddress' | MailTestQueuedKeySpecifier)[];
export type MailTestQueuedFieldPolicy = {
	left?: FieldPolicy<any> | FieldReadFunction<any>,
	mailAddress?: FieldPolicy<any> | FieldReadFunction<any>
};
export type MailWarningKeySpecifier = ('kind' | 'message' | MailWarningKeySpecifier)[];
export type MailWarningFieldPolicy = {
	kind?: FieldPolicy<any> | FieldReadFunction<any>,
	message?: FieldPolicy<any> | FieldReadFunction<any>
};
export type MailsTakenKeySpecifier = ('results' | MailsTakenKeySpecifier)[];
export type MailsTakenFieldPolicy = {
	results?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ManagedArticleKeySpecifier = ('comment' | 'dataSection' | 'frameNo' | 'id' | 'issueDate' | 'issueType' | 'mediaName' | 'onSale' | 'published' | 'tags' | 'themeNames' | 'title' | 'titleHits' | 'tone' | ManagedArticleKeySpecifier)[];
export type ManagedArticleFieldPolicy = {
	comment?: FieldPolicy<any> | FieldReadFunction<any>,
	dataSection?: FieldPolicy<any> | FieldReadFunction<any>,
	frameNo?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	issueDate?: FieldPolicy<any> | FieldReadFunction<any>,
	issueType?: FieldPolicy<any> | FieldReadFunction<any>,
	mediaName?: FieldPolicy<any> | FieldReadFunction<any>,
	onSale?: FieldPolicy<any> | FieldReadFunction<any>,
	published?: FieldPolicy<any> | FieldReadFunction<any>,
	tags?: FieldPolicy<any> | FieldReadFunction<any>,
	themeNames?: FieldPolicy<any> | FieldReadFunction<any>,
	title?: FieldPolicy<any> | FieldReadFunction<any>,
	titleHits?: FieldPolicy<any> | FieldReadFunction<any>,
	tone?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ManagedArticlePageKeySpecifier = ('articles' | 'counts' | 'states' | 'total' | ManagedArticlePageKeySpecifier)[];
export type ManagedArticlePageFieldPolicy = {
	articles?: FieldPolicy<any> | FieldReadFunction<any>,
	counts?: FieldPolicy<any> | FieldReadFunction<any>,
	states?: FieldPolicy<any> | FieldReadFunction<any>,
	total?: FieldPolicy<any> | FieldReadFunction<any>
};
export type MediaRateKeySpecifier = ('mediaCode' | 'mediaName' | 'rate' | 'unit' | MediaRateKeySpecifier)[];
export type MediaRateFieldPolicy = {
	mediaCode?: FieldPolicy<any> | FieldReadFunction<any>,
	mediaName?: FieldPolicy<any> | FieldReadFunction<any>,
	rate?: FieldPolicy<any> | FieldReadFunction<any>,
	unit?: FieldPolicy<any> | FieldReadFunction<any>
};
export type MediaRateListKeySpecifier = ('rates' | 'version' | MediaRateListKeySpecifier)[];
export type MediaRateListFieldPolicy = {
	rates?: FieldPolicy<any> | FieldReadFunction<any>,
	version?: FieldPolicy<any> | FieldReadFunction<any>
};
export type MediaRegistrationKeySpecifier = ('articleCount' | 'end' | 'expression' | 'history' | 'id' | 'mediaCode' | 'mediaName' | 'onlyCount' | 'registeredAt' | 'registeredBy' | 'source' | 'start' | 'theme' | MediaRegistrationKeySpecifier)[];
export type MediaRegistrationFieldPolicy = {
	articleCount?: FieldPolicy<any> | FieldReadFunction<any>,
	end?: FieldPolicy<any> | FieldReadFunction<any>,
	expression?: FieldPolicy<any> | FieldReadFunction<any>,
	history?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	mediaCode?: FieldPolicy<any> | FieldReadFunction<any>,
	mediaName?: FieldPolicy<any> | FieldReadFunction<any>,
	onlyCount?: FieldPolicy<any> | FieldReadFunction<any>,
	registeredAt?: FieldPolicy<any> | FieldReadFunction<any>,
	registeredBy?: FieldPolicy<any> | FieldReadFunction<any>,
	source?: FieldPolicy<any> | FieldReadFunction<any>,
	start?: FieldPolicy<any> | FieldReadFunction<any>,
	theme?: FieldPolicy<any> | FieldReadFunction<any>
};
export type MediumKeySpecifier = ('code' | 'group' | 'name' | 'source' | MediumKeySpecifier)[];
export type MediumFieldPolicy = {
	code?: FieldPolicy<any> | FieldReadFunction<any>,
	group?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>,
	source?: FieldPolicy<any> | FieldReadFunction<any>
};
export type MediumAlarmKeySpecifier = ('acknowledgedAt' | 'acknowledgedBy' | 'raisedAt' | 'raisedTimes' | 'toldTimes' | MediumAlarmKeySpecifier)[];
export type MediumAlarmFieldPolicy = {
	acknowledgedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	acknowledgedBy?: FieldPolicy<any> | FieldReadFunction<any>,
	raisedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	raisedTimes?: FieldPolicy<any> | FieldReadFunction<any>,
	toldTimes?: FieldPolicy<any> | FieldReadFunction<any>
};
export type MediumArrivalKeySpecifier = ('affected' | 'alarm' | 'articles' | 'code' | 'contact' | 'dueOn' | 'dueTime' | 'isOffDay' | 'lastAt' | 'lastNote' | 'name' | 'snoozedUntil' | 'state' | 'steps' | 'usualArticles' | 'usualTime' | MediumArrivalKeySpecifier)[];
export type MediumArrivalFieldPolicy = {
	affected?: FieldPolicy<any> | FieldReadFunction<any>,
	alarm?: FieldPolicy<any> | FieldReadFunction<any>,
	articles?: FieldPolicy<any> | FieldReadFunction<any>,
	code?: FieldPolicy<any> | FieldReadFunction<any>,
	contact?: FieldPolicy<any> | FieldReadFunction<any>,
	dueOn?: FieldPolicy<any> | FieldReadFunction<any>,
	dueTime?: FieldPolicy<any> | FieldReadFunction<any>,
	isOffDay?: FieldPolicy<any> | FieldReadFunction<any>,
	lastAt?: FieldPolicy<any> | FieldReadFunction<any>,
	lastNote?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>,
	snoozedUntil?: FieldPolicy<any> | FieldReadFunction<any>,
	state?: FieldPolicy<any> | FieldReadFunction<any>,
	steps?: FieldPolicy<any> | FieldReadFunction<any>,
	usualArticles?: FieldPolicy<any> | FieldReadFunction<any>,
	usualTime?: FieldPolicy<any> | FieldReadFunction<any>
};
export type MediumDayKeySpecifier = ('articles' | 'day' | 'isExpected' | 'isOff' | MediumDayKeySpecifier)[];
export type MediumDayFieldPolicy = {
	articles?: FieldPolicy<any> | FieldReadFunction<any>,
	day?: FieldPolicy<any> | FieldReadFunction<any>,
	isExpected?: FieldPolicy<any> | FieldReadFunction<any>,
	isOff?: FieldPolicy<any> | FieldReadFunction<any>
};
export type MediumHabitKeySpecifier = ('calendar' | 'code' | 'contact' | 'dueTime' | 'learnt' | 'monthDays' | 'name' | 'notes' | 'offDays' | 'rhythm' | 'snoozedUntil' | 'version' | 'weekdays' | MediumHabitKeySpecifier)[];
export type MediumHabitFieldPolicy = {
	calendar?: FieldPolicy<any> | FieldReadFunction<any>,
	code?: FieldPolicy<any> | FieldReadFunction<any>,
	contact?: FieldPolicy<any> | FieldReadFunction<any>,
	dueTime?: FieldPolicy<any> | FieldReadFunction<any>,
	learnt?: FieldPolicy<any> | FieldReadFunction<any>,
	monthDays?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>,
	notes?: FieldPolicy<any> | FieldReadFunction<any>,
	offDays?: FieldPolicy<any> | FieldReadFunction<any>,
	rhythm?: FieldPolicy<any> | FieldReadFunction<any>,
	snoozedUntil?: FieldPolicy<any> | FieldReadFunction<any>,
	version?: FieldPolicy<any> | FieldReadFunction<any>,
	weekdays?: FieldPolicy<any> | FieldReadFunction<any>
};
export type MediumLicenceKeySpecifier = ('excerptChars' | 'forbiddenPurposes' | 'mailDays' | 'maxReaders' | 'printDays' | 'showDays' | MediumLicenceKeySpecifier)[];
export type MediumLicenceFieldPolicy = {
	excerptChars?: FieldPolicy<any> | FieldReadFunction<any>,
	forbiddenPurposes?: FieldPolicy<any> | FieldReadFunction<any>,
	mailDays?: FieldPolicy<any> | FieldReadFunction<any>,
	maxReaders?: FieldPolicy<any> | FieldReadFunction<any>,
	printDays?: FieldPolicy<any> | FieldReadFunction<any>,
	showDays?: FieldPolicy<any> | FieldReadFunction<any>
};
export type MediumNoteKeySpecifier = ('at' | 'by' | 'text' | MediumNoteKeySpecifier)[];
export type MediumNoteFieldPolicy = {
	at?: FieldPolicy<any> | FieldReadFunction<any>,
	by?: FieldPolicy<any> | FieldReadFunction<any>,
	text?: FieldPolicy<any> | FieldReadFunction<any>
};
export type MediumUsesKeySpecifier = ('articleYen' | 'articles' | 'copies' | 'copyYen' | 'mediaCode' | 'mediaName' | 'readerYen' | 'readers' | 'rightholder' | 'totalYen' | 'uses' | MediumUsesKeySpecifier)[];
export type MediumUsesFieldPolicy = {
	articleYen?: FieldPolicy<any> | FieldReadFunction<any>,
	articles?: FieldPolicy<any> | FieldReadFunction<any>,
	copies?: FieldPolicy<any> | FieldReadFunction<any>,
	copyYen?: FieldPolicy<any> | FieldReadFunction<any>,
	mediaCode?: FieldPolicy<any> | FieldReadFunction<any>,
	mediaName?: FieldPolicy<any> | FieldReadFunction<any>,
	readerYen?: FieldPolicy<any> | FieldReadFunction<any>,
	readers?: FieldPolicy<any> | FieldReadFunction<any>,
	rightholder?: FieldPolicy<any> | FieldReadFunction<any>,
	totalYen?: FieldPolicy<any> | FieldReadFunction<any>,
	uses?: FieldPolicy<any> | FieldReadFunction<any>
};
export type MissingAnswerKeySpecifier = ('cause' | 'message' | 'themes' | MissingAnswerKeySpecifier)[];
export type MissingAnswerFieldPolicy = {
	cause?: FieldPolicy<any> | FieldReadFunction<any>,
	message?: FieldPolicy<any> | FieldReadFunction<any>,
	themes?: FieldPolicy<any> | FieldReadFunction<any>
};
export type MissingCandidateKeySpecifier = ('arrivedAt' | 'articleId' | 'dataSection' | 'issueDay' | 'mediaName' | 'title' | MissingCandidateKeySpecifier)[];
export type MissingCandidateFieldPolicy = {
	arrivedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	articleId?: FieldPolicy<any> | FieldReadFunction<any>,
	dataSection?: FieldPolicy<any> | FieldReadFunction<any>,
	issueDay?: FieldPolicy<any> | FieldReadFunction<any>,
	mediaName?: FieldPolicy<any> | FieldReadFunction<any>,
	title?: FieldPolicy<any> | FieldReadFunction<any>
};
export type MissingCandidatesKeySpecifier = ('candidates' | MissingCandidatesKeySpecifier)[];
export type MissingCandidatesFieldPolicy = {
	candidates?: FieldPolicy<any> | FieldReadFunction<any>
};
export type MissingInquiriesKeySpecifier = ('inquiries' | 'months' | 'open' | 'total' | MissingInquiriesKeySpecifier)[];
export type MissingInquiriesFieldPolicy = {
	inquiries?: FieldPolicy<any> | FieldReadFunction<any>,
	months?: FieldPolicy<any> | FieldReadFunction<any>,
	open?: FieldPolicy<any> | FieldReadFunction<any>,
	total?: FieldPolicy<any> | FieldReadFunction<any>
};
export type MissingInquiryKeySpecifier = ('articleId' | 'askedAt' | 'cause' | 'id' | 'keyword' | 'mediaName' | 'message' | 'note' | 'searchedDay' | 'searchedMedium' | 'settled' | 'settledAt' | 'settledBy' | 'title' | 'userName' | MissingInquiryKeySpecifier)[];
export type MissingInquiryFieldPolicy = {
	articleId?: FieldPolicy<any> | FieldReadFunction<any>,
	askedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	cause?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	keyword?: FieldPolicy<any> | FieldReadFunction<any>,
	mediaName?: FieldPolicy<any> | FieldReadFunction<any>,
	message?: FieldPolicy<any> | FieldReadFunction<any>,
	note?: FieldPolicy<any> | FieldReadFunction<any>,
	searchedDay?: FieldPolicy<any> | FieldReadFunction<any>,
	searchedMedium?: FieldPolicy<any> | FieldReadFunction<any>,
	settled?: FieldPolicy<any> | FieldReadFunction<any>,
	settledAt?: FieldPolicy<any> | FieldReadFunction<any>,
	settledBy?: FieldPolicy<any> | FieldReadFunction<any>,
	title?: FieldPolicy<any> | FieldReadFunction<any>,
	userName?: FieldPolicy<any> | FieldReadFunction<any>
};
export type MissingMonthKeySpecifier = ('causes' | 'month' | 'total' | MissingMonthKeySpecifier)[];
export type MissingMonthFieldPolicy = {
	causes?: FieldPolicy<any> | FieldReadFunction<any>,
	month?: FieldPolicy<any> | FieldReadFunction<any>,
	total?: FieldPolicy<any> | FieldReadFunction<any>
};
export type MissingThemeKeySpecifier = ('day' | 'foundWords' | 'name' | 'state' | 'themeId' | 'unwantedWords' | MissingThemeKeySpecifier)[];
export type MissingThemeFieldPolicy = {
	day?: FieldPolicy<any> | FieldReadFunction<any>,
	foundWords?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>,
	state?: FieldPolicy<any> | FieldReadFunction<any>,
	themeId?: FieldPolicy<any> | FieldReadFunction<any>,
	unwantedWords?: FieldPolicy<any> | FieldReadFunction<any>
};
export type MonthlyUsesKeySpecifier = ('cap' | 'count' | MonthlyUsesKeySpecifier)[];
export type MonthlyUsesFieldPolicy = {
	cap?: FieldPolicy<any> | FieldReadFunction<any>,
	count?: FieldPolicy<any> | FieldReadFunction<any>
};
export type MutationKeySpecifier = ('acknowledgeAlarm' | 'addMailAbsence' | 'addPasskey' | 'addTopicArticles' | 'allowSupportViews' | 'approveEdition' | 'askForArticle' | 'askForReport' | 'assessArticles' | 'autoLogin' | 'beginAuthenticator' | 'beginPasskey' | 'beginUserAuthenticator' | 'cancelMail' | 'changeOperatorPassword' | 'changePassword' | 'changeUsers' | 'checkPushDevice' | 'clipArticles' | 'commentArticles' | 'commentTopicArticle' | 'completeBook' | 'completeOriginals' | 'confirmAuthenticator' | 'confirmBriefing' | 'confirmSsoDomains' | 'confirmUserAuthenticator' | 'copyContract' | 'copyMailSetting' | 'correctArticle' | 'countMailOpening' | 'createApiToken' | 'createArticleFeed' | 'discardMailDraft' | 'endSession' | 'enterMailDraft' | 'finishSingleSignOn' | 'forgetDevice' | 'ipLogin' | 'login' | 'logout' | 'mailUserReset' | 'makeBooklet' | 'makeDefaultTemplate' | 'makeFirstAdmin' | 'markListRead' | 'markRead' | 'moveUsers' | 'noteClip' | 'noteMedium' | 'operatorLogin' | 'operatorLogout' | 'orderClips' | 'orderContractThemes' | 'orderThemeGroups' | 'orderTopicArticles' | 'orderTopics' | 'publishArticles' | 'registerMagazineArticles' | 'registerMedia' | 'rematchTheme' | 'removeAddressGroup' | 'removeChatSetting' | 'removeChatTarget' | 'removeClipFolder' | 'removeCompanyEvent' | 'removeComparison' | 'removeCondition' | 'removeConditionMail' | 'removeContract' | 'removeContractLicence' | 'removeContractTheme' | 'removeEditionDuty' | 'removeFeedSource' | 'removeFromThemes' | 'removeHandClip' | 'removeLicensedMedium' | 'removeMailAbsence' | 'removeMailSetting' | 'removeMailTemplate' | 'removeNotice' | 'removeOperator' | 'removePasskey' | 'removePressRelease' | 'removePushDevice' | 'removeRegistration' | 'removeReport' | 'removeReportSchedule' | 'removeRotaDay' | 'removeSsoProvider' | 'removeThemeExpression' | 'removeThemeGroup' | 'removeTopic' | 'removeTopicArticles' | 'removeUser' | 'removeUserAuthenticator' | 'removeUserGroup' | 'removeWebhook' | 'renewRecoveryCodes' | 'replayWebhook' | 'requestBook' | 'requestEditionApproval' | 'requestOriginalText' | 'requestOriginals' | 'requestPasswordReset' | 'resetAuthenticator' | 'resetCustomerSecondFactor' | 'resetPassword' | 'resetUserSecondFactor' | 'restoreToThemes' | 'restoreUser' | 'resumeMailAddress' | 'resumeStoppedAddress' | 'revokeApiToken' | 'revokeArticleFeed' | 'saveAddressGroup' | 'saveAlarmSetting' | 'saveChargeCodes' | 'saveChatSetting' | 'saveChatTarget' | 'saveClipFolder' | 'saveCompanyEvent' | 'saveComparison' | 'saveCondition' | 'saveConditionMail' | 'saveContract' | 'saveContractLicence' | 'saveContractTheme' | 'saveDemandUnit' | 'saveEditionDuty' | 'saveEditionNote' | 'saveExcludedDomains' | 'saveFeedSource' | 'saveHandClip' | 'saveLicensedMedium' | 'saveLoginNotices' | 'saveMailDomains' | 'saveMailDraft' | 'saveMailEdition' | 'saveMailLook' | 'saveMailSetting' | 'saveMailTemplate' | 'saveMediaRate' | 'saveMediumHabit' | 'saveNotice' | 'saveOperator' | 'savePressRelease' | 'savePushDevice' | 'saveReportSchedule' | 'saveRotaDay' | 'saveSignInWays' | 'saveSourceOffDays' | 'saveSsoProvider' | 'saveSynonyms' | 'saveTags' | 'saveThemeExpression' | 'saveThemeGroup' | 'saveTopic' | 'saveUser' | 'saveUserGroup' | 'saveWebhook' | 'sendByHand' | 'sendDeadLettersAgain' | 'sendMailEdition' | 'sendSettingMails' | 'setSecondFactorDemand' | 'settleMissingArticle' | 'settleOmission' | 'signOutEverywhere' | 'signOutUser' | 'snoozeMedium' | 'startSingleSignOn' | 'startSupportView' | 'stopUser' | 'testChatTarget' | 'testMailSetting' | 'testPushDevice' | 'testWebhook' | 'tryFeed' | 'unclipArticles' | 'undoRematch' | 'unlockUser' | 'unmarkList' | 'visitList' | 'withdrawEditionApproval' | MutationKeySpecifier)[];
export type MutationFieldPolicy = {
	acknowledgeAlarm?: FieldPolicy<any> | FieldReadFunction<any>,
	addMailAbsence?: FieldPolicy<any> | FieldReadFunction<any>,
	addPasskey?: FieldPolicy<any> | FieldReadFunction<any>,
	addTopicArticles?: FieldPolicy<any> | FieldReadFunction<any>,
	allowSupportViews?: FieldPolicy<any> | FieldReadFunction<any>,
	approveEdition?: FieldPolicy<any> | FieldReadFunction<any>,
	askForArticle?: FieldPolicy<any> | FieldReadFunction<any>,
	askForReport?: FieldPolicy<any> | FieldReadFunction<any>,
	assessArticles?: FieldPolicy<any> | FieldReadFunction<any>,
	autoLogin?: FieldPolicy<any> | FieldReadFunction<any>,
	beginAuthenticator?: FieldPolicy<any> | FieldReadFunction<any>,
	beginPasskey?: FieldPolicy<any> | FieldReadFunction<any>,
	beginUserAuthenticator?: FieldPolicy<any> | FieldReadFunction<any>,
	cancelMail?: FieldPolicy<any> | FieldReadFunction<any>,
	changeOperatorPassword?: FieldPolicy<any> | FieldReadFunction<any>,
	changePassword?: FieldPolicy<any> | FieldReadFunction<any>,
	changeUsers?: FieldPolicy<any> | FieldReadFunction<any>,
	checkPushDevice?: FieldPolicy<any> | FieldReadFunction<any>,
	clipArticles?: FieldPolicy<any> | FieldReadFunction<any>,
	commentArticles?: FieldPolicy<any> | FieldReadFunction<any>,
	commentTopicArticle?: FieldPolicy<any> | FieldReadFunction<any>,
	completeBook?: FieldPolicy<any> | FieldReadFunction<any>,
	completeOriginals?: FieldPolicy<any> | FieldReadFunction<any>,
	confirmAuthenticator?: FieldPolicy<any> | FieldReadFunction<any>,
	confirmBriefing?: FieldPolicy<any> | FieldReadFunction<any>,
	confirmSsoDomains?: FieldPolicy<any> | FieldReadFunction<any>,
	confirmUserAuthenticator?: FieldPolicy<any> | FieldReadFunction<any>,
	copyContract?: FieldPolicy<any> | FieldReadFunction<any>,
	copyMailSetting?: FieldPolicy<any> | FieldReadFunction<any>,
	correctArticle?: FieldPolicy<any> | FieldReadFunction<any>,
	countMailOpening?: FieldPolicy<any> | FieldReadFunction<any>,
	createApiToken?: FieldPolicy<any> | FieldReadFunction<any>,
	createArticleFeed?: FieldPolicy<any> | FieldReadFunction<any>,
	discardMailDraft?: FieldPolicy<any> | FieldReadFunction<any>,
	endSession?: FieldPolicy<any> | FieldReadFunction<any>,
	enterMailDraft?: FieldPolicy<any> | FieldReadFunction<any>,
	finishSingleSignOn?: FieldPolicy<any> | FieldReadFunction<any>,
	forgetDevice?: FieldPolicy<any> | FieldReadFunction<any>,
	ipLogin?: FieldPolicy<any> | FieldReadFunction<any>,
	login?: FieldPolicy<any> | FieldReadFunction<any>,
	logout?: FieldPolicy<any> | FieldReadFunction<any>,
	mailUserReset?: FieldPolicy<any> | FieldReadFunction<any>,
	makeBooklet?: FieldPolicy<any> | FieldReadFunction<any>,
	makeDefaultTemplate?: FieldPolicy<any> | FieldReadFunction<any>,
	makeFirstAdmin?: FieldPolicy<any> | FieldReadFunction<any>,
	markListRead?: FieldPolicy<any> | FieldReadFunction<any>,
	markRead?: FieldPolicy<any> | FieldReadFunction<any>,
	moveUsers?: FieldPolicy<any> | FieldReadFunction<any>,
	noteClip?: FieldPolicy<any> | FieldReadFunction<any>,
	noteMedium?: FieldPolicy<any> | FieldReadFunction<any>,
	operatorLogin?: FieldPolicy<any> | FieldReadFunction<any>,
	operatorLogout?: FieldPolicy<any> | FieldReadFunction<any>,
	orderClips?: FieldPolicy<any> | FieldReadFunction<any>,
	orderContractThemes?: FieldPolicy<any> | FieldReadFunction<any>,
	orderThemeGroups?: FieldPolicy<any> | FieldReadFunction<any>,
	orderTopicArticles?: FieldPolicy<any> | FieldReadFunction<any>,
	orderTopics?: FieldPolicy<any> | FieldReadFunction<any>,
	publishArticles?: FieldPolicy<any> | FieldReadFunction<any>,
	registerMagazineArticles?: FieldPolicy<any> | FieldReadFunction<any>,
	registerMedia?: FieldPolicy<any> | FieldReadFunction<any>,
	rematchTheme?: FieldPolicy<any> | FieldReadFunction<any>,
	removeAddressGroup?: FieldPolicy<any> | FieldReadFunction<any>,
	removeChatSetting?: FieldPolicy<any> | FieldReadFunction<any>,
	removeChatTarget?: FieldPolicy<any> | FieldReadFunction<any>,
	removeClipFolder?: FieldPolicy<any> | FieldReadFunction<any>,
	removeCompanyEvent?: FieldPolicy<any> | FieldReadFunction<any>,
	removeComparison?: FieldPolicy<any> | FieldReadFunction<any>,
	removeCondition?: FieldPolicy<any> | FieldReadFunction<any>,
	removeConditionMail?: FieldPolicy<any> | FieldReadFunction<any>,
	removeContract?: FieldPolicy<any> | FieldReadFunction<any>,
	removeContractLicence?: FieldPolicy<any> | FieldReadFunction<any>,
	removeContractTheme?: FieldPolicy<any> | FieldReadFunction<any>,
	removeEditionDuty?: FieldPolicy<any> | FieldReadFunction<any>,
	removeFeedSource?: FieldPolicy<any> | FieldReadFunction<any>,
	removeFromThemes?: FieldPolicy<any> | FieldReadFunction<any>,
	removeHandClip?: FieldPolicy<any> | FieldReadFunction<any>,
	removeLicensedMedium?: FieldPolicy<any> | FieldReadFunction<any>,
	removeMailAbsence?: FieldPolicy<any> | FieldReadFunction<any>,
	removeMailSetting?: FieldPolicy<any> | FieldReadFunction<any>,
	removeMailTemplate?: FieldPolicy<any> | FieldReadFunction<any>,
	removeNotice?: FieldPolicy<any> | FieldReadFunction<any>,
	removeOperator?: FieldPolicy<any> | FieldReadFunction<any>,
	removePasskey?: FieldPolicy<any> | FieldReadFunction<any>,
	removePressRelease?: FieldPolicy<any> | FieldReadFunction<any>,
	removePushDevice?: FieldPolicy<any> | FieldReadFunction<any>,
	removeRegistration?: FieldPolicy<any> | FieldReadFunction<any>,
	removeReport?: FieldPolicy<any> | FieldReadFunction<any>,
	removeReportSchedule?: FieldPolicy<any> | FieldReadFunction<any>,
	removeRotaDay?: FieldPolicy<any> | FieldReadFunction<any>,
	removeSsoProvider?: FieldPolicy<any> | FieldReadFunction<any>,
	removeThemeExpression?: FieldPolicy<any> | FieldReadFunction<any>,
	removeThemeGroup?: FieldPolicy<any> | FieldReadFunction<any>,
	removeTopic?: FieldPolicy<any> | FieldReadFunction<any>,
	removeTopicArticles?: FieldPolicy<any> | FieldReadFunction<any>,
	removeUser?: FieldPolicy<any> | FieldReadFunction<any>,
	removeUserAuthenticator?: FieldPolicy<any> | FieldReadFunction<any>,
	removeUserGroup?: FieldPolicy<any> | FieldReadFunction<any>,
	removeWebhook?: FieldPolicy<any> | FieldReadFunction<any>,
	renewRecoveryCodes?: FieldPolicy<any> | FieldReadFunction<any>,
	replayWebhook?: FieldPolicy<any> | FieldReadFunction<any>,
	requestBook?: FieldPolicy<any> | FieldReadFunction<any>,
	requestEditionApproval?: FieldPolicy<any> | FieldReadFunction<any>,
	requestOriginalText?: FieldPolicy<any> | FieldReadFunction<any>,
	requestOriginals?: FieldPolicy<any> | FieldReadFunction<any>,
	requestPasswordReset?: FieldPolicy<any> | FieldReadFunction<any>,
	resetAuthenticator?: FieldPolicy<any> | FieldReadFunction<any>,
	resetCustomerSecondFactor?: FieldPolicy<any> | FieldReadFunction<any>,
	resetPassword?: FieldPolicy<any> | FieldReadFunction<any>,
	resetUserSecondFactor?: FieldPolicy<any> | FieldReadFunction<any>,
	restoreToThemes?: FieldPolicy<any> | FieldReadFunction<any>,
	restoreUser?: FieldPolicy<any> | FieldReadFunction<any>,
	resumeMailAddress?: FieldPolicy<any> | FieldReadFunction<any>,
	resumeStoppedAddress?: FieldPolicy<any> | FieldReadFunction<any>,
	revokeApiToken?: FieldPolicy<any> | FieldReadFunction<any>,
	revokeArticleFeed?: FieldPolicy<any> | FieldReadFunction<any>,
	saveAddressGroup?: FieldPolicy<any> | FieldReadFunction<any>,
	saveAlarmSetting?: FieldPolicy<any> | FieldReadFunction<any>,
	saveChargeCodes?: FieldPolicy<any> | FieldReadFunction<any>,
	saveChatSetting?: FieldPolicy<any> | FieldReadFunction<any>,
	saveChatTarget?: FieldPolicy<any> | FieldReadFunction<any>,
	saveClipFolder?: FieldPolicy<any> | FieldReadFunction<any>,
	saveCompanyEvent?: FieldPolicy<any> | FieldReadFunction<any>,
	saveComparison?: FieldPolicy<any> | FieldReadFunction<any>,
	saveCondition?: FieldPolicy<any> | FieldReadFunction<any>,
	saveConditionMail?: FieldPolicy<any> | FieldReadFunction<any>,
	saveContract?: FieldPolicy<any> | FieldReadFunction<any>,
	saveContractLicence?: FieldPolicy<any> | FieldReadFunction<any>,
	saveContractTheme?: FieldPolicy<any> | FieldReadFunction<any>,
	saveDemandUnit?: FieldPolicy<any> | FieldReadFunction<any>,
	saveEditionDuty?: FieldPolicy<any> | FieldReadFunction<any>,
	saveEditionNote?: FieldPolicy<any> | FieldReadFunction<any>,
	saveExcludedDomains?: FieldPolicy<any> | FieldReadFunction<any>,
	saveFeedSource?: FieldPolicy<any> | FieldReadFunction<any>,
	saveHandClip?: FieldPolicy<any> | FieldReadFunction<any>,
	saveLicensedMedium?: FieldPolicy<any> | FieldReadFunction<any>,
	saveLoginNotices?: FieldPolicy<any> | FieldReadFunction<any>,
	saveMailDomains?: FieldPolicy<any> | FieldReadFunction<any>,
	saveMailDraft?: FieldPolicy<any> | FieldReadFunction<any>,
	saveMailEdition?: FieldPolicy<any> | FieldReadFunction<any>,
	saveMailLook?: FieldPolicy<any> | FieldReadFunction<any>,
	saveMailSetting?: FieldPolicy<any> | FieldReadFunction<any>,
	saveMailTemplate?: FieldPolicy<any> | FieldReadFunction<any>,
	saveMediaRate?: FieldPolicy<any> | FieldReadFunction<any>,
	saveMediumHabit?: FieldPolicy<any> | FieldReadFunction<any>,
	saveNotice?: FieldPolicy<any> | FieldReadFunction<any>,
	saveOperator?: FieldPolicy<any> | FieldReadFunction<any>,
	savePressRelease?: FieldPolicy<any> | FieldReadFunction<any>,
	savePushDevice?: FieldPolicy<any> | FieldReadFunction<any>,
	saveReportSchedule?: FieldPolicy<any> | FieldReadFunction<any>,
	saveRotaDay?: FieldPolicy<any> | FieldReadFunction<any>,
	saveSignInWays?: FieldPolicy<any> | FieldReadFunction<any>,
	saveSourceOffDays?: FieldPolicy<any> | FieldReadFunction<any>,
	saveSsoProvider?: FieldPolicy<any> | FieldReadFunction<any>,
	saveSynonyms?: FieldPolicy<any> | FieldReadFunction<any>,
	saveTags?: FieldPolicy<any> | FieldReadFunction<any>,
	saveThemeExpression?: FieldPolicy<any> | FieldReadFunction<any>,
	saveThemeGroup?: FieldPolicy<any> | FieldReadFunction<any>,
	saveTopic?: FieldPolicy<any> | FieldReadFunction<any>,
	saveUser?: FieldPolicy<any> | FieldReadFunction<any>,
	saveUserGroup?: FieldPolicy<any> | FieldReadFunction<any>,
	saveWebhook?: FieldPolicy<any> | FieldReadFunction<any>,
	sendByHand?: FieldPolicy<any> | FieldReadFunction<any>,
	sendDeadLettersAgain?: FieldPolicy<any> | FieldReadFunction<any>,
	sendMailEdition?: FieldPolicy<any> | FieldReadFunction<any>,
	sendSettingMails?: FieldPolicy<any> | FieldReadFunction<any>,
	setSecondFactorDemand?: FieldPolicy<any> | FieldReadFunction<any>,
	settleMissingArticle?: FieldPolicy<any> | FieldReadFunction<any>,
	settleOmission?: FieldPolicy<any> | FieldReadFunction<any>,
	signOutEverywhere?: FieldPolicy<any> | FieldReadFunction<any>,
	signOutUser?: FieldPolicy<any> | FieldReadFunction<any>,
	snoozeMedium?: FieldPolicy<any> | FieldReadFunction<any>,
	startSingleSignOn?: FieldPolicy<any> | FieldReadFunction<any>,
	startSupportView?: FieldPolicy<any> | FieldReadFunction<any>,
	stopUser?: FieldPolicy<any> | FieldReadFunction<any>,
	testChatTarget?: FieldPolicy<any> | FieldReadFunction<any>,
	testMailSetting?: FieldPolicy<any> | FieldReadFunction<any>,
	testPushDevice?: FieldPolicy<any> | FieldReadFunction<any>,
	testWebhook?: FieldPolicy<any> | FieldReadFunction<any>,
	tryFeed?: FieldPolicy<any> | FieldReadFunction<any>,
	unclipArticles?: FieldPolicy<any> | FieldReadFunction<any>,
	undoRematch?: FieldPolicy<any> | FieldReadFunction<any>,
	unlockUser?: FieldPolicy<any> | FieldReadFunction<any>,
	unmarkList?: FieldPolicy<any> | FieldReadFunction<any>,
	visitList?: FieldPolicy<any> | FieldReadFunction<any>,
	withdrawEditionApproval?: FieldPolicy<any> | FieldReadFunction<any>
};
export type NamedArticlesKeySpecifier = ('image' | 'magazine' | 'text' | 'textFirst' | 'unavailableCount' | 'web' | 'withdrawn' | NamedArticlesKeySpecifier)[];
export type NamedArticlesFieldPolicy = {
	image?: FieldPolicy<any> | FieldReadFunction<any>,
	magazine?: FieldPolicy<any> | FieldReadFunction<any>,
	text?: FieldPolicy<any> | FieldReadFunction<any>,
	textFirst?: FieldPolicy<any> | FieldReadFunction<any>,
	unavailableCount?: FieldPolicy<any> | FieldReadFunction<any>,
	web?: FieldPolicy<any> | FieldReadFunction<any>,
	withdrawn?: FieldPolicy<any> | FieldReadFunction<any>
};
export type NewspaperArticleKeySpecifier = ('ad' | 'charCount' | 'clippedIn' | 'comment' | 'correction' | 'dataSection' | 'edition' | 'id' | 'imageCount' | 'imageUrls' | 'isImage' | 'issueDate' | 'issueType' | 'mediaName' | 'noImage' | 'noText' | 'note' | 'page' | 'processDate' | 'prominence' | 'prominenceText' | 'published' | 'read' | 'row' | 'sameStoryCount' | 'searchWords' | 'snippet' | 'subtitle' | 'tags' | 'themeNames' | 'thumbnailUrl' | 'title' | 'titleHits' | 'tone' | 'trace' | NewspaperArticleKeySpecifier)[];
export type NewspaperArticleFieldPolicy = {
	ad?: FieldPolicy<any> | FieldReadFunction<any>,
	charCount?: FieldPolicy<any> | FieldReadFunction<any>,
	clippedIn?: FieldPolicy<any> | FieldReadFunction<any>,
	comment?: FieldPolicy<any> | FieldReadFunction<any>,
	correction?: FieldPolicy<any> | FieldReadFunction<any>,
	dataSection?: FieldPolicy<any> | FieldReadFunction<any>,
	edition?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	imageCount?: FieldPolicy<any> | FieldReadFunction<any>,
	imageUrls?: FieldPolicy<any> | FieldReadFunction<any>,
	isImage?: FieldPolicy<any> | FieldReadFunction<any>,
	issueDate?: FieldPolicy<any> | FieldReadFunction<any>,
	issueType?: FieldPolicy<any> | FieldReadFunction<any>,
	mediaName?: FieldPolicy<any> | FieldReadFunction<any>,
	noImage?: FieldPolicy<any> | FieldReadFunction<any>,
	noText?: FieldPolicy<any> | FieldReadFunction<any>,
	note?: FieldPolicy<any> | FieldReadFunction<any>,
	page?: FieldPolicy<any> | FieldReadFunction<any>,
	processDate?: FieldPolicy<any> | FieldReadFunction<any>,
	prominence?: FieldPolicy<any> | FieldReadFunction<any>,
	prominenceText?: FieldPolicy<any> | FieldReadFunction<any>,
	published?: FieldPolicy<any> | FieldReadFunction<any>,
	read?: FieldPolicy<any> | FieldReadFunction<any>,
	row?: FieldPolicy<any> | FieldReadFunction<any>,
	sameStoryCount?: FieldPolicy<any> | FieldReadFunction<any>,
	searchWords?: FieldPolicy<any> | FieldReadFunction<any>,
	snippet?: FieldPolicy<any> | FieldReadFunction<any>,
	subtitle?: FieldPolicy<any> | FieldReadFunction<any>,
	tags?: FieldPolicy<any> | FieldReadFunction<any>,
	themeNames?: FieldPolicy<any> | FieldReadFunction<any>,
	thumbnailUrl?: FieldPolicy<any> | FieldReadFunction<any>,
	title?: FieldPolicy<any> | FieldReadFunction<any>,
	titleHits?: FieldPolicy<any> | FieldReadFunction<any>,
	tone?: FieldPolicy<any> | FieldReadFunction<any>,
	trace?: FieldPolicy<any> | FieldReadFunction<any>
};
export type NotDisplayableKeySpecifier = ('message' | NotDisplayableKeySpecifier)[];
export type NotDisplayableFieldPolicy = {
	message?: FieldPolicy<any> | FieldReadFunction<any>
};
export type NoticeKeySpecifier = ('text' | 'version' | NoticeKeySpecifier)[];
export type NoticeFieldPolicy = {
	text?: FieldPolicy<any> | FieldReadFunction<any>,
	version?: FieldPolicy<any> | FieldReadFunction<any>
};
export type OfferedMediumKeySpecifier = ('code' | 'name' | OfferedMediumKeySpecifier)[];
export type OfferedMediumFieldPolicy = {
	code?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>
};
export type OmissionKeySpecifier = ('articleId' | 'articles' | 'cause' | 'day' | 'id' | 'mediaName' | 'message' | 'ownTerm' | 'section' | 'settledAt' | 'settledBy' | 'state' | 'term' | 'themeId' | 'themeName' | 'title' | OmissionKeySpecifier)[];
export type OmissionFieldPolicy = {
	articleId?: FieldPolicy<any> | FieldReadFunction<any>,
	articles?: FieldPolicy<any> | FieldReadFunction<any>,
	cause?: FieldPolicy<any> | FieldReadFunction<any>,
	day?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	mediaName?: FieldPolicy<any> | FieldReadFunction<any>,
	message?: FieldPolicy<any> | FieldReadFunction<any>,
	ownTerm?: FieldPolicy<any> | FieldReadFunction<any>,
	section?: FieldPolicy<any> | FieldReadFunction<any>,
	settledAt?: FieldPolicy<any> | FieldReadFunction<any>,
	settledBy?: FieldPolicy<any> | FieldReadFunction<any>,
	state?: FieldPolicy<any> | FieldReadFunction<any>,
	term?: FieldPolicy<any> | FieldReadFunction<any>,
	themeId?: FieldPolicy<any> | FieldReadFunction<any>,
	themeName?: FieldPolicy<any> | FieldReadFunction<any>,
	title?: FieldPolicy<any> | FieldReadFunction<any>
};
export type OmissionCountsKeySpecifier = ('added' | 'causes' | 'dismissed' | 'inquiries' | 'made' | OmissionCountsKeySpecifier)[];
export type OmissionCountsFieldPolicy = {
	added?: FieldPolicy<any> | FieldReadFunction<any>,
	causes?: FieldPolicy<any> | FieldReadFunction<any>,
	dismissed?: FieldPolicy<any> | FieldReadFunction<any>,
	inquiries?: FieldPolicy<any> | FieldReadFunction<any>,
	made?: FieldPolicy<any> | FieldReadFunction<any>
};
export type OmissionMonthKeySpecifier = ('added' | 'causes' | 'dismissed' | 'inquiries' | 'made' | 'month' | OmissionMonthKeySpecifier)[];
export type OmissionMonthFieldPolicy = {
	added?: FieldPolicy<any> | FieldReadFunction<any>,
	causes?: FieldPolicy<any> | FieldReadFunction<any>,
	dismissed?: FieldPolicy<any> | FieldReadFunction<any>,
	inquiries?: FieldPolicy<any> | FieldReadFunction<any>,
	made?: FieldPolicy<any> | FieldReadFunction<any>,
	month?: FieldPolicy<any> | FieldReadFunction<any>
};
export type OmissionThemeKeySpecifier = ('name' | 'open' | 'themeId' | OmissionThemeKeySpecifier)[];
export type OmissionThemeFieldPolicy = {
	name?: FieldPolicy<any> | FieldReadFunction<any>,
	open?: FieldPolicy<any> | FieldReadFunction<any>,
	themeId?: FieldPolicy<any> | FieldReadFunction<any>
};
export type OmissionTotalsKeySpecifier = ('contracts' | 'month' | 'total' | OmissionTotalsKeySpecifier)[];
export type OmissionTotalsFieldPolicy = {
	contracts?: FieldPolicy<any> | FieldReadFunction<any>,
	month?: FieldPolicy<any> | FieldReadFunction<any>,
	total?: FieldPolicy<any> | FieldReadFunction<any>
};
export type OmissionsKeySpecifier = ('omissions' | 'themes' | 'total' | OmissionsKeySpecifier)[];
export type OmissionsFieldPolicy = {
	omissions?: FieldPolicy<any> | FieldReadFunction<any>,
	themes?: FieldPolicy<any> | FieldReadFunction<any>,
	total?: FieldPolicy<any> | FieldReadFunction<any>
};
export type OperatedContractKeySpecifier = ('auditKeepMonths' | 'code' | 'configuration' | 'endDate' | 'id' | 'ipLoginUserId' | 'ipRanges' | 'mailSendMaxCount' | 'messages' | 'name' | 'pdfUsageDisplay' | 'personInCharge' | 'secondFactorDemand' | 'sections' | 'sessionAbsoluteHours' | 'sessionIdleMinutes' | 'subthemeDisplay' | 'userMaxCount' | 'version' | OperatedContractKeySpecifier)[];
export type OperatedContractFieldPolicy = {
	auditKeepMonths?: FieldPolicy<any> | FieldReadFunction<any>,
	code?: FieldPolicy<any> | FieldReadFunction<any>,
	configuration?: FieldPolicy<any> | FieldReadFunction<any>,
	endDate?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	ipLoginUserId?: FieldPolicy<any> | FieldReadFunction<any>,
	ipRanges?: FieldPolicy<any> | FieldReadFunction<any>,
	mailSendMaxCount?: FieldPolicy<any> | FieldReadFunction<any>,
	messages?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>,
	pdfUsageDisplay?: FieldPolicy<any> | FieldReadFunction<any>,
	personInCharge?: FieldPolicy<any> | FieldReadFunction<any>,
	secondFactorDemand?: FieldPolicy<any> | FieldReadFunction<any>,
	sections?: FieldPolicy<any> | FieldReadFunction<any>,
	sessionAbsoluteHours?: FieldPolicy<any> | FieldReadFunction<any>,
	sessionIdleMinutes?: FieldPolicy<any> | FieldReadFunction<any>,
	subthemeDisplay?: FieldPolicy<any> | FieldReadFunction<any>,
	userMaxCount?: FieldPolicy<any> | FieldReadFunction<any>,
	version?: FieldPolicy<any> | FieldReadFunction<any>
};
export type OperatorKeySpecifier = ('authenticator' | 'department' | 'id' | 'name' | 'role' | OperatorKeySpecifier)[];
export type OperatorFieldPolicy = {
	authenticator?: FieldPolicy<any> | FieldReadFunction<any>,
	department?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>,
	role?: FieldPolicy<any> | FieldReadFunction<any>
};
export type OperatorAccountKeySpecifier = ('department' | 'email' | 'hasAuthenticator' | 'id' | 'isStopped' | 'lastLoginAt' | 'name' | 'role' | 'version' | OperatorAccountKeySpecifier)[];
export type OperatorAccountFieldPolicy = {
	department?: FieldPolicy<any> | FieldReadFunction<any>,
	email?: FieldPolicy<any> | FieldReadFunction<any>,
	hasAuthenticator?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	isStopped?: FieldPolicy<any> | FieldReadFunction<any>,
	lastLoginAt?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>,
	role?: FieldPolicy<any> | FieldReadFunction<any>,
	version?: FieldPolicy<any> | FieldReadFunction<any>
};
export type OperatorFoundKeySpecifier = ('mails' | 'themes' | OperatorFoundKeySpecifier)[];
export type OperatorFoundFieldPolicy = {
	mails?: FieldPolicy<any> | FieldReadFunction<any>,
	themes?: FieldPolicy<any> | FieldReadFunction<any>
};
export type OperatorLogLineKeySpecifier = ('action' | 'after' | 'at' | 'before' | 'companyName' | 'detail' | 'operatorId' | 'operatorName' | 'requestId' | OperatorLogLineKeySpecifier)[];
export type OperatorLogLineFieldPolicy = {
	action?: FieldPolicy<any> | FieldReadFunction<any>,
	after?: FieldPolicy<any> | FieldReadFunction<any>,
	at?: FieldPolicy<any> | FieldReadFunction<any>,
	before?: FieldPolicy<any> | FieldReadFunction<any>,
	companyName?: FieldPolicy<any> | FieldReadFunction<any>,
	detail?: FieldPolicy<any> | FieldReadFunction<any>,
	operatorId?: FieldPolicy<any> | FieldReadFunction<any>,
	operatorName?: FieldPolicy<any> | FieldReadFunction<any>,
	requestId?: FieldPolicy<any> | FieldReadFunction<any>
};
export type OperatorLogPageKeySpecifier = ('lines' | 'total' | OperatorLogPageKeySpecifier)[];
export type OperatorLogPageFieldPolicy = {
	lines?: FieldPolicy<any> | FieldReadFunction<any>,
	total?: FieldPolicy<any> | FieldReadFunction<any>
};
export type OperatorLoginSucceededKeySpecifier = ('operator' | OperatorLoginSucceededKeySpecifier)[];
export type OperatorLoginSucceededFieldPolicy = {
	operator?: FieldPolicy<any> | FieldReadFunction<any>
};
export type OperatorNoticeKeySpecifier = ('date' | 'text' | OperatorNoticeKeySpecifier)[];
export type OperatorNoticeFieldPolicy = {
	date?: FieldPolicy<any> | FieldReadFunction<any>,
	text?: FieldPolicy<any> | FieldReadFunction<any>
};
export type OperatorSavedKeySpecifier = ('operatorId' | 'version' | OperatorSavedKeySpecifier)[];
export type OperatorSavedFieldPolicy = {
	operatorId?: FieldPolicy<any> | FieldReadFunction<any>,
	version?: FieldPolicy<any> | FieldReadFunction<any>
};
export type OriginalAbilitiesKeySpecifier = ('printPdf' | 'printText' | 'thumbnail' | 'viewPdf' | 'viewText' | OriginalAbilitiesKeySpecifier)[];
export type OriginalAbilitiesFieldPolicy = {
	printPdf?: FieldPolicy<any> | FieldReadFunction<any>,
	printText?: FieldPolicy<any> | FieldReadFunction<any>,
	thumbnail?: FieldPolicy<any> | FieldReadFunction<any>,
	viewPdf?: FieldPolicy<any> | FieldReadFunction<any>,
	viewText?: FieldPolicy<any> | FieldReadFunction<any>
};
export type OriginalConfirmationsKeySpecifier = ('pdf' | 'print' | 'printText' | 'text' | OriginalConfirmationsKeySpecifier)[];
export type OriginalConfirmationsFieldPolicy = {
	pdf?: FieldPolicy<any> | FieldReadFunction<any>,
	print?: FieldPolicy<any> | FieldReadFunction<any>,
	printText?: FieldPolicy<any> | FieldReadFunction<any>,
	text?: FieldPolicy<any> | FieldReadFunction<any>
};
export type OriginalCountedKeySpecifier = ('count' | OriginalCountedKeySpecifier)[];
export type OriginalCountedFieldPolicy = {
	count?: FieldPolicy<any> | FieldReadFunction<any>
};
export type OriginalReadyKeySpecifier = ('obtainedCount' | 'ticket' | OriginalReadyKeySpecifier)[];
export type OriginalReadyFieldPolicy = {
	obtainedCount?: FieldPolicy<any> | FieldReadFunction<any>,
	ticket?: FieldPolicy<any> | FieldReadFunction<any>
};
export type OriginalTextReadyKeySpecifier = ('text' | 'textHits' | 'title' | OriginalTextReadyKeySpecifier)[];
export type OriginalTextReadyFieldPolicy = {
	text?: FieldPolicy<any> | FieldReadFunction<any>,
	textHits?: FieldPolicy<any> | FieldReadFunction<any>,
	title?: FieldPolicy<any> | FieldReadFunction<any>
};
export type OwnLicenceKeySpecifier = ('ended' | 'kind' | 'mediaCode' | 'name' | 'rightholder' | 'terms' | OwnLicenceKeySpecifier)[];
export type OwnLicenceFieldPolicy = {
	ended?: FieldPolicy<any> | FieldReadFunction<any>,
	kind?: FieldPolicy<any> | FieldReadFunction<any>,
	mediaCode?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>,
	rightholder?: FieldPolicy<any> | FieldReadFunction<any>,
	terms?: FieldPolicy<any> | FieldReadFunction<any>
};
export type PaperArrivalsKeySpecifier = ('arrived' | 'checkedAt' | 'expected' | 'line' | 'papers' | PaperArrivalsKeySpecifier)[];
export type PaperArrivalsFieldPolicy = {
	arrived?: FieldPolicy<any> | FieldReadFunction<any>,
	checkedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	expected?: FieldPolicy<any> | FieldReadFunction<any>,
	line?: FieldPolicy<any> | FieldReadFunction<any>,
	papers?: FieldPolicy<any> | FieldReadFunction<any>
};
export type PaperFiguresKeySpecifier = ('expected' | 'late' | 'missed' | 'onTime' | 'waiting' | PaperFiguresKeySpecifier)[];
export type PaperFiguresFieldPolicy = {
	expected?: FieldPolicy<any> | FieldReadFunction<any>,
	late?: FieldPolicy<any> | FieldReadFunction<any>,
	missed?: FieldPolicy<any> | FieldReadFunction<any>,
	onTime?: FieldPolicy<any> | FieldReadFunction<any>,
	waiting?: FieldPolicy<any> | FieldReadFunction<any>
};
export type PartlyObtainedKeySpecifier = ('failed' | 'message' | 'obtainedCount' | 'obtainedTicket' | 'requestedCount' | PartlyObtainedKeySpecifier)[];
export type PartlyObtainedFieldPolicy = {
	failed?: FieldPolicy<any> | FieldReadFunction<any>,
	message?: FieldPolicy<any> | FieldReadFunction<any>,
	obtainedCount?: FieldPolicy<any> | FieldReadFunction<any>,
	obtainedTicket?: FieldPolicy<any> | FieldReadFunction<any>,
	requestedCount?: FieldPolicy<any> | FieldReadFunction<any>
};
export type PasskeyKeySpecifier = ('createdAt' | 'id' | 'lastUsedAt' | 'name' | PasskeyKeySpecifier)[];
export type PasskeyFieldPolicy = {
	createdAt?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	lastUsedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>
};
export type PasskeyBegunKeySpecifier = ('options' | PasskeyBegunKeySpecifier)[];
export type PasskeyBegunFieldPolicy = {
	options?: FieldPolicy<any> | FieldReadFunction<any>
};
export type PasswordChangedKeySpecifier = ('done' | PasswordChangedKeySpecifier)[];
export type PasswordChangedFieldPolicy = {
	done?: FieldPolicy<any> | FieldReadFunction<any>
};
export type PasswordResetRequestedKeySpecifier = ('done' | PasswordResetRequestedKeySpecifier)[];
export type PasswordResetRequestedFieldPolicy = {
	done?: FieldPolicy<any> | FieldReadFunction<any>
};
export type PasswordResetUserKeySpecifier = ('contractCode' | 'invited' | 'userId' | PasswordResetUserKeySpecifier)[];
export type PasswordResetUserFieldPolicy = {
	contractCode?: FieldPolicy<any> | FieldReadFunction<any>,
	invited?: FieldPolicy<any> | FieldReadFunction<any>,
	userId?: FieldPolicy<any> | FieldReadFunction<any>
};
export type PastExpressionKeySpecifier = ('endedAt' | 'endedBy' | 'expressionId' | 'id' | 'isRemoved' | 'savedAt' | 'savedBy' | 'section' | 'text' | 'version' | PastExpressionKeySpecifier)[];
export type PastExpressionFieldPolicy = {
	endedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	endedBy?: FieldPolicy<any> | FieldReadFunction<any>,
	expressionId?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	isRemoved?: FieldPolicy<any> | FieldReadFunction<any>,
	savedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	savedBy?: FieldPolicy<any> | FieldReadFunction<any>,
	section?: FieldPolicy<any> | FieldReadFunction<any>,
	text?: FieldPolicy<any> | FieldReadFunction<any>,
	version?: FieldPolicy<any> | FieldReadFunction<any>
};
export type PeriodKeySpecifier = ('end' | 'start' | PeriodKeySpecifier)[];
export type PeriodFieldPolicy = {
	end?: FieldPolicy<any> | FieldReadFunction<any>,
	start?: FieldPolicy<any> | FieldReadFunction<any>
};
export type PersonInChargeKeySpecifier = ('id' | 'isStopped' | 'name' | PersonInChargeKeySpecifier)[];
export type PersonInChargeFieldPolicy = {
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	isStopped?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>
};
export type PickupKeySpecifier = ('articleId' | 'articleShare' | 'dataSection' | 'day' | 'isOnFirstPage' | 'kind' | 'mediaName' | 'place' | 'releaseShare' | 'title' | PickupKeySpecifier)[];
export type PickupFieldPolicy = {
	articleId?: FieldPolicy<any> | FieldReadFunction<any>,
	articleShare?: FieldPolicy<any> | FieldReadFunction<any>,
	dataSection?: FieldPolicy<any> | FieldReadFunction<any>,
	day?: FieldPolicy<any> | FieldReadFunction<any>,
	isOnFirstPage?: FieldPolicy<any> | FieldReadFunction<any>,
	kind?: FieldPolicy<any> | FieldReadFunction<any>,
	mediaName?: FieldPolicy<any> | FieldReadFunction<any>,
	place?: FieldPolicy<any> | FieldReadFunction<any>,
	releaseShare?: FieldPolicy<any> | FieldReadFunction<any>,
	title?: FieldPolicy<any> | FieldReadFunction<any>
};
export type PickupMediumKeySpecifier = ('code' | 'counts' | 'name' | PickupMediumKeySpecifier)[];
export type PickupMediumFieldPolicy = {
	code?: FieldPolicy<any> | FieldReadFunction<any>,
	counts?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>
};
export type PickupTotalsKeySpecifier = ('articleCount' | 'mediaCount' | 'storyCount' | PickupTotalsKeySpecifier)[];
export type PickupTotalsFieldPolicy = {
	articleCount?: FieldPolicy<any> | FieldReadFunction<any>,
	mediaCount?: FieldPolicy<any> | FieldReadFunction<any>,
	storyCount?: FieldPolicy<any> | FieldReadFunction<any>
};
export type PressReleaseKeySpecifier = ('day' | 'id' | 'title' | 'version' | PressReleaseKeySpecifier)[];
export type PressReleaseFieldPolicy = {
	day?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	title?: FieldPolicy<any> | FieldReadFunction<any>,
	version?: FieldPolicy<any> | FieldReadFunction<any>
};
export type PreviewArticleKeySpecifier = ('frameNo' | 'id' | 'issueDate' | 'issueType' | 'mediaName' | 'title' | PreviewArticleKeySpecifier)[];
export type PreviewArticleFieldPolicy = {
	frameNo?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	issueDate?: FieldPolicy<any> | FieldReadFunction<any>,
	issueType?: FieldPolicy<any> | FieldReadFunction<any>,
	mediaName?: FieldPolicy<any> | FieldReadFunction<any>,
	title?: FieldPolicy<any> | FieldReadFunction<any>
};
export type PreviewDayKeySpecifier = ('count' | 'day' | PreviewDayKeySpecifier)[];
export type PreviewDayFieldPolicy = {
	count?: FieldPolicy<any> | FieldReadFunction<any>,
	day?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ProminenceCountKeySpecifier = ('magazine' | 'newspaper' | 'prominence' | 'web' | ProminenceCountKeySpecifier)[];
export type ProminenceCountFieldPolicy = {
	magazine?: FieldPolicy<any> | FieldReadFunction<any>,
	newspaper?: FieldPolicy<any> | FieldReadFunction<any>,
	prominence?: FieldPolicy<any> | FieldReadFunction<any>,
	web?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ProvisioningKeySpecifier = ('calls' | 'scimUrl' | 'tokenCount' | 'userCount' | 'waitingGroupName' | ProvisioningKeySpecifier)[];
export type ProvisioningFieldPolicy = {
	calls?: FieldPolicy<any> | FieldReadFunction<any>,
	scimUrl?: FieldPolicy<any> | FieldReadFunction<any>,
	tokenCount?: FieldPolicy<any> | FieldReadFunction<any>,
	userCount?: FieldPolicy<any> | FieldReadFunction<any>,
	waitingGroupName?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ProvisioningCallKeySpecifier = ('calledAt' | 'detail' | 'id' | 'method' | 'path' | 'status' | ProvisioningCallKeySpecifier)[];
export type ProvisioningCallFieldPolicy = {
	calledAt?: FieldPolicy<any> | FieldReadFunction<any>,
	detail?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	method?: FieldPolicy<any> | FieldReadFunction<any>,
	path?: FieldPolicy<any> | FieldReadFunction<any>,
	status?: FieldPolicy<any> | FieldReadFunction<any>
};
export type PushDeviceKeySpecifier = ('alerts' | 'createdAt' | 'endpointDigest' | 'id' | 'lastSentAt' | 'mails' | 'quietEndTime' | 'quietStartTime' | 'userAgent' | PushDeviceKeySpecifier)[];
export type PushDeviceFieldPolicy = {
	alerts?: FieldPolicy<any> | FieldReadFunction<any>,
	createdAt?: FieldPolicy<any> | FieldReadFunction<any>,
	endpointDigest?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	lastSentAt?: FieldPolicy<any> | FieldReadFunction<any>,
	mails?: FieldPolicy<any> | FieldReadFunction<any>,
	quietEndTime?: FieldPolicy<any> | FieldReadFunction<any>,
	quietStartTime?: FieldPolicy<any> | FieldReadFunction<any>,
	userAgent?: FieldPolicy<any> | FieldReadFunction<any>
};
export type PushDeviceDoneKeySpecifier = ('done' | PushDeviceDoneKeySpecifier)[];
export type PushDeviceDoneFieldPolicy = {
	done?: FieldPolicy<any> | FieldReadFunction<any>
};
export type PushDeviceSavedKeySpecifier = ('id' | PushDeviceSavedKeySpecifier)[];
export type PushDeviceSavedFieldPolicy = {
	id?: FieldPolicy<any> | FieldReadFunction<any>
};
export type PushDevicesKeySpecifier = ('applicationServerKey' | 'devices' | PushDevicesKeySpecifier)[];
export type PushDevicesFieldPolicy = {
	applicationServerKey?: FieldPolicy<any> | FieldReadFunction<any>,
	devices?: FieldPolicy<any> | FieldReadFunction<any>
};
export type QueryKeySpecifier = ('addressCheck' | 'addressGroups' | 'alarmSetting' | 'apiTokens' | 'arrivalScreen' | 'article' | 'articleCorrections' | 'articleCounts' | 'articleFeeds' | 'articleHistory' | 'articleLife' | 'articleList' | 'articleSearch' | 'auditLog' | 'bookletCheck' | 'briefing' | 'briefingProposal' | 'capOutlook' | 'chargeCodes' | 'chatPosts' | 'chatTargets' | 'clipFolders' | 'clips' | 'companyEvents' | 'comparedArticles' | 'comparison' | 'comparisons' | 'conditionMailPreview' | 'contract' | 'contractLicences' | 'contractSingleSignOn' | 'contractSteps' | 'contractThemes' | 'contracts' | 'countedTerms' | 'customerUser' | 'deletedUsers' | 'deliverySheet' | 'demandUnits' | 'editionMorning' | 'editionRotaScreen' | 'excludedDomains' | 'expressionHistory' | 'expressionTrial' | 'expressionWords' | 'feedSources' | 'firstRun' | 'foundArticles' | 'foundHeadlines' | 'foundMails' | 'foundUsers' | 'homeScreen' | 'incorrectArticle' | 'incorrectArticles' | 'inspectedOriginals' | 'inspectedText' | 'installationLinks' | 'licenceUses' | 'licensedMedia' | 'loginNotices' | 'loginScreen' | 'mailAbsences' | 'mailAddresses' | 'mailDeliverability' | 'mailDomains' | 'mailDrafts' | 'mailEdition' | 'mailEditionPreview' | 'mailEditionScreen' | 'mailLife' | 'mailLook' | 'mailSetting' | 'mailSettingDay' | 'mailSettingHistory' | 'mailSettingMembers' | 'mailSettingPreview' | 'mailSettings' | 'mailTargets' | 'mailTemplate' | 'mailTemplateVersions' | 'mailTemplates' | 'managedArticles' | 'manualMailPreview' | 'media' | 'mediaRates' | 'mediumHabit' | 'missingArticleCandidates' | 'missingArticles' | 'namedArticles' | 'notice' | 'omissionMonths' | 'omissionTotals' | 'omissionTrial' | 'omissions' | 'operatorFound' | 'operatorLog' | 'operatorViewer' | 'operators' | 'ownLicences' | 'paperArrivals' | 'passwordResetUser' | 'pressReleases' | 'prominenceCounts' | 'provisioning' | 'pushDevices' | 'readingPlaces' | 'registrableMagazines' | 'registrationPreview' | 'registrations' | 'relatedArticles' | 'rematchStatus' | 'report' | 'reportArticles' | 'reportChoices' | 'reportSchedules' | 'reports' | 'sameStory' | 'savedCondition' | 'savedConditions' | 'secondFactor' | 'sentMails' | 'sessions' | 'setupStatusScreen' | 'singleSignOn' | 'sourceOffDays' | 'stoppedAddresses' | 'supportViews' | 'synonyms' | 'tags' | 'templatePreview' | 'themeExpressions' | 'themeGroupLines' | 'themeGroupSettings' | 'themeMailPreview' | 'topicArticles' | 'topicLines' | 'topicSettings' | 'topicTitles' | 'traces' | 'trackedRelease' | 'trend' | 'trendLines' | 'trialSearch' | 'usageArticles' | 'usageChoices' | 'usageFrequencies' | 'usageInquiry' | 'usageMeters' | 'usageRecords' | 'user' | 'userGroupChoices' | 'userGroupForm' | 'userGroupList' | 'userLog' | 'userView' | 'users' | 'viewer' | 'webhookDeliveries' | 'webhooks' | QueryKeySpecifier)[];
export type QueryFieldPolicy = {
	addressCheck?: FieldPolicy<any> | FieldReadFunction<any>,
	addressGroups?: FieldPolicy<any> | FieldReadFunction<any>,
	alarmSetting?: FieldPolicy<any> | FieldReadFunction<any>,
	apiTokens?: FieldPolicy<any> | FieldReadFunction<any>,
	arrivalScreen?: FieldPolicy<any> | FieldReadFunction<any>,
	article?: FieldPolicy<any> | FieldReadFunction<any>,
	articleCorrections?: FieldPolicy<any> | FieldReadFunction<any>,
	articleCounts?: FieldPolicy<any> | FieldReadFunction<any>,
	articleFeeds?: FieldPolicy<any> | FieldReadFunction<any>,
	articleHistory?: FieldPolicy<any> | FieldReadFunction<any>,
	articleLife?: FieldPolicy<any> | FieldReadFunction<any>,
	articleList?: FieldPolicy<any> | FieldReadFunction<any>,
	articleSearch?: FieldPolicy<any> | FieldReadFunction<any>,
	auditLog?: FieldPolicy<any> | FieldReadFunction<any>,
	bookletCheck?: FieldPolicy<any> | FieldReadFunction<any>,
	briefing?: FieldPolicy<any> | FieldReadFunction<any>,
	briefingProposal?: FieldPolicy<any> | FieldReadFunction<any>,
	capOutlook?: FieldPolicy<any> | FieldReadFunction<any>,
	chargeCodes?: FieldPolicy<any> | FieldReadFunction<any>,
	chatPosts?: FieldPolicy<any> | FieldReadFunction<any>,
	chatTargets?: FieldPolicy<any> | FieldReadFunction<any>,
	clipFolders?: FieldPolicy<any> | FieldReadFunction<any>,
	clips?: FieldPolicy<any> | FieldReadFunction<any>,
	companyEvents?: FieldPolicy<any> | FieldReadFunction<any>,
	comparedArticles?: FieldPolicy<any> | FieldReadFunction<any>,
	comparison?: FieldPolicy<any> | FieldReadFunction<any>,
	comparisons?: FieldPolicy<any> | FieldReadFunction<any>,
	conditionMailPreview?: FieldPolicy<any> | FieldReadFunction<any>,
	contract?: FieldPolicy<any> | FieldReadFunction<any>,
	contractLicences?: FieldPolicy<any> | FieldReadFunction<any>,
	contractSingleSignOn?: FieldPolicy<any> | FieldReadFunction<any>,
	contractSteps?: FieldPolicy<any> | FieldReadFunction<any>,
	contractThemes?: FieldPolicy<any> | FieldReadFunction<any>,
	contracts?: FieldPolicy<any> | FieldReadFunction<any>,
	countedTerms?: FieldPolicy<any> | FieldReadFunction<any>,
	customerUser?: FieldPolicy<any> | FieldReadFunction<any>,
	deletedUsers?: FieldPolicy<any> | FieldReadFunction<any>,
	deliverySheet?: FieldPolicy<any> | FieldReadFunction<any>,
	demandUnits?: FieldPolicy<any> | FieldReadFunction<any>,
	editionMorning?: FieldPolicy<any> | FieldReadFunction<any>,
	editionRotaScreen?: FieldPolicy<any> | FieldReadFunction<any>,
	excludedDomains?: FieldPolicy<any> | FieldReadFunction<any>,
	expressionHistory?: FieldPolicy<any> | FieldReadFunction<any>,
	expressionTrial?: FieldPolicy<any> | FieldReadFunction<any>,
	expressionWords?: FieldPolicy<any> | FieldReadFunction<any>,
	feedSources?: FieldPolicy<any> | FieldReadFunction<any>,
	firstRun?: FieldPolicy<any> | FieldReadFunction<any>,
	foundArticles?: FieldPolicy<any> | FieldReadFunction<any>,
	foundHeadlines?: FieldPolicy<any> | FieldReadFunction<any>,
	foundMails?: FieldPolicy<any> | FieldReadFunction<any>,
	foundUsers?: FieldPolicy<any> | FieldReadFunction<any>,
	homeScreen?: FieldPolicy<any> | FieldReadFunction<any>,
	incorrectArticle?: FieldPolicy<any> | FieldReadFunction<any>,
	incorrectArticles?: FieldPolicy<any> | FieldReadFunction<any>,
	inspectedOriginals?: FieldPolicy<any> | FieldReadFunction<any>,
	inspectedText?: FieldPolicy<any> | FieldReadFunction<any>,
	installationLinks?: FieldPolicy<any> | FieldReadFunction<any>,
	licenceUses?: FieldPolicy<any> | FieldReadFunction<any>,
	licensedMedia?: FieldPolicy<any> | FieldReadFunction<any>,
	loginNotices?: FieldPolicy<any> | FieldReadFunction<any>,
	loginScreen?: FieldPolicy<any> | FieldReadFunction<any>,
	mailAbsences?: FieldPolicy<any> | FieldReadFunction<any>,
	mailAddresses?: FieldPolicy<any> | FieldReadFunction<any>,
	mailDeliverability?: FieldPolicy<any> | FieldReadFunction<any>,
	mailDomains?: FieldPolicy<any> | FieldReadFunction<any>,
	mailDrafts?: FieldPolicy<any> | FieldReadFunction<any>,
	mailEdition?: FieldPolicy<any> | FieldReadFunction<any>,
	mailEditionPreview?: FieldPolicy<any> | FieldReadFunction<any>,
	mailEditionScreen?: FieldPolicy<any> | FieldReadFunction<any>,
	mailLife?: FieldPolicy<any> | FieldReadFunction<any>,
	mailLook?: FieldPolicy<any> | FieldReadFunction<any>,
	mailSetting?: FieldPolicy<any> | FieldReadFunction<any>,
	mailSettingDay?: FieldPolicy<any> | FieldReadFunction<any>,
	mailSettingHistory?: FieldPolicy<any> | FieldReadFunction<any>,
	mailSettingMembers?: FieldPolicy<any> | FieldReadFunction<any>,
	mailSettingPreview?: FieldPolicy<any> | FieldReadFunction<any>,
	mailSettings?: FieldPolicy<any> | FieldReadFunction<any>,
	mailTargets?: FieldPolicy<any> | FieldReadFunction<any>,
	mailTemplate?: FieldPolicy<any> | FieldReadFunction<any>,
	mailTemplateVersions?: FieldPolicy<any> | FieldReadFunction<any>,
	mailTemplates?: FieldPolicy<any> | FieldReadFunction<any>,
	managedArticles?: FieldPolicy<any> | FieldReadFunction<any>,
	manualMailPreview?: FieldPolicy<any> | FieldReadFunction<any>,
	media?: FieldPolicy<any> | FieldReadFunction<any>,
	mediaRates?: FieldPolicy<any> | FieldReadFunction<any>,
	mediumHabit?: FieldPolicy<any> | FieldReadFunction<any>,
	missingArticleCandidates?: FieldPolicy<any> | FieldReadFunction<any>,
	missingArticles?: FieldPolicy<any> | FieldReadFunction<any>,
	namedArticles?: FieldPolicy<any> | FieldReadFunction<any>,
	notice?: FieldPolicy<any> | FieldReadFunction<any>,
	omissionMonths?: FieldPolicy<any> | FieldReadFunction<any>,
	omissionTotals?: FieldPolicy<any> | FieldReadFunction<any>,
	omissionTrial?: FieldPolicy<any> | FieldReadFunction<any>,
	omissions?: FieldPolicy<any> | FieldReadFunction<any>,
	operatorFound?: FieldPolicy<any> | FieldReadFunction<any>,
	operatorLog?: FieldPolicy<any> | FieldReadFunction<any>,
	operatorViewer?: FieldPolicy<any> | FieldReadFunction<any>,
	operators?: FieldPolicy<any> | FieldReadFunction<any>,
	ownLicences?: FieldPolicy<any> | FieldReadFunction<any>,
	paperArrivals?: FieldPolicy<any> | FieldReadFunction<any>,
	passwordResetUser?: FieldPolicy<any> | FieldReadFunction<any>,
	pressReleases?: FieldPolicy<any> | FieldReadFunction<any>,
	prominenceCounts?: FieldPolicy<any> | FieldReadFunction<any>,
	provisioning?: FieldPolicy<any> | FieldReadFunction<any>,
	pushDevices?: FieldPolicy<any> | FieldReadFunction<any>,
	readingPlaces?: FieldPolicy<any> | FieldReadFunction<any>,
	registrableMagazines?: FieldPolicy<any> | FieldReadFunction<any>,
	registrationPreview?: FieldPolicy<any> | FieldReadFunction<any>,
	registrations?: FieldPolicy<any> | FieldReadFunction<any>,
	relatedArticles?: FieldPolicy<any> | FieldReadFunction<any>,
	rematchStatus?: FieldPolicy<any> | FieldReadFunction<any>,
	report?: FieldPolicy<any> | FieldReadFunction<any>,
	reportArticles?: FieldPolicy<any> | FieldReadFunction<any>,
	reportChoices?: FieldPolicy<any> | FieldReadFunction<any>,
	reportSchedules?: FieldPolicy<any> | FieldReadFunction<any>,
	reports?: FieldPolicy<any> | FieldReadFunction<any>,
	sameStory?: FieldPolicy<any> | FieldReadFunction<any>,
	savedCondition?: FieldPolicy<any> | FieldReadFunction<any>,
	savedConditions?: FieldPolicy<any> | FieldReadFunction<any>,
	secondFactor?: FieldPolicy<any> | FieldReadFunction<any>,
	sentMails?: FieldPolicy<any> | FieldReadFunction<any>,
	sessions?: FieldPolicy<any> | FieldReadFunction<any>,
	setupStatusScreen?: FieldPolicy<any> | FieldReadFunction<any>,
	singleSignOn?: FieldPolicy<any> | FieldReadFunction<any>,
	sourceOffDays?: FieldPolicy<any> | FieldReadFunction<any>,
	stoppedAddresses?: FieldPolicy<any> | FieldReadFunction<any>,
	supportViews?: FieldPolicy<any> | FieldReadFunction<any>,
	synonyms?: FieldPolicy<any> | FieldReadFunction<any>,
	tags?: FieldPolicy<any> | FieldReadFunction<any>,
	templatePreview?: FieldPolicy<any> | FieldReadFunction<any>,
	themeExpressions?: FieldPolicy<any> | FieldReadFunction<any>,
	themeGroupLines?: FieldPolicy<any> | FieldReadFunction<any>,
	themeGroupSettings?: FieldPolicy<any> | FieldReadFunction<any>,
	themeMailPreview?: FieldPolicy<any> | FieldReadFunction<any>,
	topicArticles?: FieldPolicy<any> | FieldReadFunction<any>,
	topicLines?: FieldPolicy<any> | FieldReadFunction<any>,
	topicSettings?: FieldPolicy<any> | FieldReadFunction<any>,
	topicTitles?: FieldPolicy<any> | FieldReadFunction<any>,
	traces?: FieldPolicy<any> | FieldReadFunction<any>,
	trackedRelease?: FieldPolicy<any> | FieldReadFunction<any>,
	trend?: FieldPolicy<any> | FieldReadFunction<any>,
	trendLines?: FieldPolicy<any> | FieldReadFunction<any>,
	trialSearch?: FieldPolicy<any> | FieldReadFunction<any>,
	usageArticles?: FieldPolicy<any> | FieldReadFunction<any>,
	usageChoices?: FieldPolicy<any> | FieldReadFunction<any>,
	usageFrequencies?: FieldPolicy<any> | FieldReadFunction<any>,
	usageInquiry?: FieldPolicy<any> | FieldReadFunction<any>,
	usageMeters?: FieldPolicy<any> | FieldReadFunction<any>,
	usageRecords?: FieldPolicy<any> | FieldReadFunction<any>,
	user?: FieldPolicy<any> | FieldReadFunction<any>,
	userGroupChoices?: FieldPolicy<any> | FieldReadFunction<any>,
	userGroupForm?: FieldPolicy<any> | FieldReadFunction<any>,
	userGroupList?: FieldPolicy<any> | FieldReadFunction<any>,
	userLog?: FieldPolicy<any> | FieldReadFunction<any>,
	userView?: FieldPolicy<any> | FieldReadFunction<any>,
	users?: FieldPolicy<any> | FieldReadFunction<any>,
	viewer?: FieldPolicy<any> | FieldReadFunction<any>,
	webhookDeliveries?: FieldPolicy<any> | FieldReadFunction<any>,
	webhooks?: FieldPolicy<any> | FieldReadFunction<any>
};
export type RawFieldKeySpecifier = ('json' | 'name' | RawFieldKeySpecifier)[];
export type RawFieldFieldPolicy = {
	json?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ReadMarksKeySpecifier = ('ids' | 'read' | ReadMarksKeySpecifier)[];
export type ReadMarksFieldPolicy = {
	ids?: FieldPolicy<any> | FieldReadFunction<any>,
	read?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ReadingPlaceKeySpecifier = ('id' | 'kind' | 'read' | 'seenArticleId' | ReadingPlaceKeySpecifier)[];
export type ReadingPlaceFieldPolicy = {
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	kind?: FieldPolicy<any> | FieldReadFunction<any>,
	read?: FieldPolicy<any> | FieldReadFunction<any>,
	seenArticleId?: FieldPolicy<any> | FieldReadFunction<any>
};
export type RefusalKeySpecifier = ('code' | 'message' | 'retryAfter' | RefusalKeySpecifier)[];
export type RefusalFieldPolicy = {
	code?: FieldPolicy<any> | FieldReadFunction<any>,
	message?: FieldPolicy<any> | FieldReadFunction<any>,
	retryAfter?: FieldPolicy<any> | FieldReadFunction<any>
};
export type RefusedUserKeySpecifier = ('message' | 'name' | 'userId' | RefusedUserKeySpecifier)[];
export type RefusedUserFieldPolicy = {
	message?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>,
	userId?: FieldPolicy<any> | FieldReadFunction<any>
};
export type RegistrableMagazineKeySpecifier = ('coverDate' | 'endPage' | 'foundIn' | 'id' | 'mediaName' | 'registeredTo' | 'salePeriod' | 'startPage' | 'title' | RegistrableMagazineKeySpecifier)[];
export type RegistrableMagazineFieldPolicy = {
	coverDate?: FieldPolicy<any> | FieldReadFunction<any>,
	endPage?: FieldPolicy<any> | FieldReadFunction<any>,
	foundIn?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	mediaName?: FieldPolicy<any> | FieldReadFunction<any>,
	registeredTo?: FieldPolicy<any> | FieldReadFunction<any>,
	salePeriod?: FieldPolicy<any> | FieldReadFunction<any>,
	startPage?: FieldPolicy<any> | FieldReadFunction<any>,
	title?: FieldPolicy<any> | FieldReadFunction<any>
};
export type RegistrableMagazinePageKeySpecifier = ('articles' | 'total' | RegistrableMagazinePageKeySpecifier)[];
export type RegistrableMagazinePageFieldPolicy = {
	articles?: FieldPolicy<any> | FieldReadFunction<any>,
	total?: FieldPolicy<any> | FieldReadFunction<any>
};
export type RegistrableThemeKeySpecifier = ('id' | 'name' | RegistrableThemeKeySpecifier)[];
export type RegistrableThemeFieldPolicy = {
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>
};
export type RegistrationChangeKeySpecifier = ('at' | 'by' | 'end' | 'ended' | 'expression' | 'start' | RegistrationChangeKeySpecifier)[];
export type RegistrationChangeFieldPolicy = {
	at?: FieldPolicy<any> | FieldReadFunction<any>,
	by?: FieldPolicy<any> | FieldReadFunction<any>,
	end?: FieldPolicy<any> | FieldReadFunction<any>,
	ended?: FieldPolicy<any> | FieldReadFunction<any>,
	expression?: FieldPolicy<any> | FieldReadFunction<any>,
	start?: FieldPolicy<any> | FieldReadFunction<any>
};
export type RegistrationDoneKeySpecifier = ('added' | 'removed' | RegistrationDoneKeySpecifier)[];
export type RegistrationDoneFieldPolicy = {
	added?: FieldPolicy<any> | FieldReadFunction<any>,
	removed?: FieldPolicy<any> | FieldReadFunction<any>
};
export type RegistrationPreviewKeySpecifier = ('count' | 'days' | 'knownCount' | 'latest' | RegistrationPreviewKeySpecifier)[];
export type RegistrationPreviewFieldPolicy = {
	count?: FieldPolicy<any> | FieldReadFunction<any>,
	days?: FieldPolicy<any> | FieldReadFunction<any>,
	knownCount?: FieldPolicy<any> | FieldReadFunction<any>,
	latest?: FieldPolicy<any> | FieldReadFunction<any>
};
export type RegistrationsKeySpecifier = ('registrations' | 'removals' | 'themes' | RegistrationsKeySpecifier)[];
export type RegistrationsFieldPolicy = {
	registrations?: FieldPolicy<any> | FieldReadFunction<any>,
	removals?: FieldPolicy<any> | FieldReadFunction<any>,
	themes?: FieldPolicy<any> | FieldReadFunction<any>
};
export type RelatedArticlesKeySpecifier = ('life' | 'omitted' | 'similar' | 'themes' | RelatedArticlesKeySpecifier)[];
export type RelatedArticlesFieldPolicy = {
	life?: FieldPolicy<any> | FieldReadFunction<any>,
	omitted?: FieldPolicy<any> | FieldReadFunction<any>,
	similar?: FieldPolicy<any> | FieldReadFunction<any>,
	themes?: FieldPolicy<any> | FieldReadFunction<any>
};
export type RelatedEventKeySpecifier = ('articleId' | 'at' | 'dataSection' | 'dayOnly' | 'fields' | 'issueDay' | 'kind' | 'mediaName' | 'own' | 'title' | RelatedEventKeySpecifier)[];
export type RelatedEventFieldPolicy = {
	articleId?: FieldPolicy<any> | FieldReadFunction<any>,
	at?: FieldPolicy<any> | FieldReadFunction<any>,
	dataSection?: FieldPolicy<any> | FieldReadFunction<any>,
	dayOnly?: FieldPolicy<any> | FieldReadFunction<any>,
	fields?: FieldPolicy<any> | FieldReadFunction<any>,
	issueDay?: FieldPolicy<any> | FieldReadFunction<any>,
	kind?: FieldPolicy<any> | FieldReadFunction<any>,
	mediaName?: FieldPolicy<any> | FieldReadFunction<any>,
	own?: FieldPolicy<any> | FieldReadFunction<any>,
	title?: FieldPolicy<any> | FieldReadFunction<any>
};
export type RelatedThemeKeySpecifier = ('articleCount' | 'name' | 'sharedWord' | 'themeId' | RelatedThemeKeySpecifier)[];
export type RelatedThemeFieldPolicy = {
	articleCount?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>,
	sharedWord?: FieldPolicy<any> | FieldReadFunction<any>,
	themeId?: FieldPolicy<any> | FieldReadFunction<any>
};
export type RematchStatusKeySpecifier = ('added' | 'articles' | 'canUndo' | 'endedAt' | 'read' | 'removed' | 'state' | RematchStatusKeySpecifier)[];
export type RematchStatusFieldPolicy = {
	added?: FieldPolicy<any> | FieldReadFunction<any>,
	articles?: FieldPolicy<any> | FieldReadFunction<any>,
	canUndo?: FieldPolicy<any> | FieldReadFunction<any>,
	endedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	read?: FieldPolicy<any> | FieldReadFunction<any>,
	removed?: FieldPolicy<any> | FieldReadFunction<any>,
	state?: FieldPolicy<any> | FieldReadFunction<any>
};
export type RememberedDeviceKeySpecifier = ('clientAddress' | 'createdAt' | 'endsAt' | 'id' | 'lastUsedAt' | 'userAgent' | RememberedDeviceKeySpecifier)[];
export type RememberedDeviceFieldPolicy = {
	clientAddress?: FieldPolicy<any> | FieldReadFunction<any>,
	createdAt?: FieldPolicy<any> | FieldReadFunction<any>,
	endsAt?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	lastUsedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	userAgent?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ReportKeySpecifier = ('articleCount' | 'content' | 'end' | 'failure' | 'id' | 'madeAt' | 'madeByName' | 'progress' | 'requestedAt' | 'scheduled' | 'start' | 'state' | 'title' | ReportKeySpecifier)[];
export type ReportFieldPolicy = {
	articleCount?: FieldPolicy<any> | FieldReadFunction<any>,
	content?: FieldPolicy<any> | FieldReadFunction<any>,
	end?: FieldPolicy<any> | FieldReadFunction<any>,
	failure?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	madeAt?: FieldPolicy<any> | FieldReadFunction<any>,
	madeByName?: FieldPolicy<any> | FieldReadFunction<any>,
	progress?: FieldPolicy<any> | FieldReadFunction<any>,
	requestedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	scheduled?: FieldPolicy<any> | FieldReadFunction<any>,
	start?: FieldPolicy<any> | FieldReadFunction<any>,
	state?: FieldPolicy<any> | FieldReadFunction<any>,
	title?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ReportAdFiguresKeySpecifier = ('beforeUnvaluedCount' | 'beforeValue' | 'beforeValuedCount' | 'unvaluedCount' | 'value' | 'valuedCount' | ReportAdFiguresKeySpecifier)[];
export type ReportAdFiguresFieldPolicy = {
	beforeUnvaluedCount?: FieldPolicy<any> | FieldReadFunction<any>,
	beforeValue?: FieldPolicy<any> | FieldReadFunction<any>,
	beforeValuedCount?: FieldPolicy<any> | FieldReadFunction<any>,
	unvaluedCount?: FieldPolicy<any> | FieldReadFunction<any>,
	value?: FieldPolicy<any> | FieldReadFunction<any>,
	valuedCount?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ReportAdPairKeySpecifier = ('dataSection' | 'figures' | 'mediaName' | 'themeId' | 'themeName' | ReportAdPairKeySpecifier)[];
export type ReportAdPairFieldPolicy = {
	dataSection?: FieldPolicy<any> | FieldReadFunction<any>,
	figures?: FieldPolicy<any> | FieldReadFunction<any>,
	mediaName?: FieldPolicy<any> | FieldReadFunction<any>,
	themeId?: FieldPolicy<any> | FieldReadFunction<any>,
	themeName?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ReportAdValueKeySpecifier = ('pairCount' | 'pairs' | 'totals' | ReportAdValueKeySpecifier)[];
export type ReportAdValueFieldPolicy = {
	pairCount?: FieldPolicy<any> | FieldReadFunction<any>,
	pairs?: FieldPolicy<any> | FieldReadFunction<any>,
	totals?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ReportArticleKeySpecifier = ('articleId' | 'dataSection' | 'day' | 'mediaName' | 'place' | 'prominenceText' | 'themeNames' | 'title' | ReportArticleKeySpecifier)[];
export type ReportArticleFieldPolicy = {
	articleId?: FieldPolicy<any> | FieldReadFunction<any>,
	dataSection?: FieldPolicy<any> | FieldReadFunction<any>,
	day?: FieldPolicy<any> | FieldReadFunction<any>,
	mediaName?: FieldPolicy<any> | FieldReadFunction<any>,
	place?: FieldPolicy<any> | FieldReadFunction<any>,
	prominenceText?: FieldPolicy<any> | FieldReadFunction<any>,
	themeNames?: FieldPolicy<any> | FieldReadFunction<any>,
	title?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ReportArticlePageKeySpecifier = ('articles' | 'total' | ReportArticlePageKeySpecifier)[];
export type ReportArticlePageFieldPolicy = {
	articles?: FieldPolicy<any> | FieldReadFunction<any>,
	total?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ReportAskedKeySpecifier = ('id' | ReportAskedKeySpecifier)[];
export type ReportAskedFieldPolicy = {
	id?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ReportChoiceKeySpecifier = ('id' | 'name' | ReportChoiceKeySpecifier)[];
export type ReportChoiceFieldPolicy = {
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ReportChoicesKeySpecifier = ('themeGroups' | 'themes' | ReportChoicesKeySpecifier)[];
export type ReportChoicesFieldPolicy = {
	themeGroups?: FieldPolicy<any> | FieldReadFunction<any>,
	themes?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ReportContentKeySpecifier = ('adValue' | 'articleCount' | 'beforeCount' | 'beforeStoryCount' | 'companyName' | 'days' | 'events' | 'handClips' | 'listedCount' | 'media' | 'mediaCount' | 'period' | 'periodBefore' | 'prominence' | 'sources' | 'stories' | 'storyCount' | 'themeGroupNames' | 'themes' | 'tones' | ReportContentKeySpecifier)[];
export type ReportContentFieldPolicy = {
	adValue?: FieldPolicy<any> | FieldReadFunction<any>,
	articleCount?: FieldPolicy<any> | FieldReadFunction<any>,
	beforeCount?: FieldPolicy<any> | FieldReadFunction<any>,
	beforeStoryCount?: FieldPolicy<any> | FieldReadFunction<any>,
	companyName?: FieldPolicy<any> | FieldReadFunction<any>,
	days?: FieldPolicy<any> | FieldReadFunction<any>,
	events?: FieldPolicy<any> | FieldReadFunction<any>,
	handClips?: FieldPolicy<any> | FieldReadFunction<any>,
	listedCount?: FieldPolicy<any> | FieldReadFunction<any>,
	media?: FieldPolicy<any> | FieldReadFunction<any>,
	mediaCount?: FieldPolicy<any> | FieldReadFunction<any>,
	period?: FieldPolicy<any> | FieldReadFunction<any>,
	periodBefore?: FieldPolicy<any> | FieldReadFunction<any>,
	prominence?: FieldPolicy<any> | FieldReadFunction<any>,
	sources?: FieldPolicy<any> | FieldReadFunction<any>,
	stories?: FieldPolicy<any> | FieldReadFunction<any>,
	storyCount?: FieldPolicy<any> | FieldReadFunction<any>,
	themeGroupNames?: FieldPolicy<any> | FieldReadFunction<any>,
	themes?: FieldPolicy<any> | FieldReadFunction<any>,
	tones?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ReportDayKeySpecifier = ('day' | 'magazine' | 'newspaper' | 'web' | ReportDayKeySpecifier)[];
export type ReportDayFieldPolicy = {
	day?: FieldPolicy<any> | FieldReadFunction<any>,
	magazine?: FieldPolicy<any> | FieldReadFunction<any>,
	newspaper?: FieldPolicy<any> | FieldReadFunction<any>,
	web?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ReportDaysKeySpecifier = ('end' | 'start' | ReportDaysKeySpecifier)[];
export type ReportDaysFieldPolicy = {
	end?: FieldPolicy<any> | FieldReadFunction<any>,
	start?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ReportHandClipsKeySpecifier = ('articleCount' | 'beforeCount' | 'records' | ReportHandClipsKeySpecifier)[];
export type ReportHandClipsFieldPolicy = {
	articleCount?: FieldPolicy<any> | FieldReadFunction<any>,
	beforeCount?: FieldPolicy<any> | FieldReadFunction<any>,
	records?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ReportLineKeySpecifier = ('articleCount' | 'end' | 'failure' | 'id' | 'madeAt' | 'madeByName' | 'progress' | 'requestedAt' | 'scheduled' | 'start' | 'state' | 'title' | ReportLineKeySpecifier)[];
export type ReportLineFieldPolicy = {
	articleCount?: FieldPolicy<any> | FieldReadFunction<any>,
	end?: FieldPolicy<any> | FieldReadFunction<any>,
	failure?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	madeAt?: FieldPolicy<any> | FieldReadFunction<any>,
	madeByName?: FieldPolicy<any> | FieldReadFunction<any>,
	progress?: FieldPolicy<any> | FieldReadFunction<any>,
	requestedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	scheduled?: FieldPolicy<any> | FieldReadFunction<any>,
	start?: FieldPolicy<any> | FieldReadFunction<any>,
	state?: FieldPolicy<any> | FieldReadFunction<any>,
	title?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ReportMediumCountKeySpecifier = ('articleCount' | 'beforeCount' | 'dataSection' | 'mediaName' | 'themes' | ReportMediumCountKeySpecifier)[];
export type ReportMediumCountFieldPolicy = {
	articleCount?: FieldPolicy<any> | FieldReadFunction<any>,
	beforeCount?: FieldPolicy<any> | FieldReadFunction<any>,
	dataSection?: FieldPolicy<any> | FieldReadFunction<any>,
	mediaName?: FieldPolicy<any> | FieldReadFunction<any>,
	themes?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ReportMediumThemeKeySpecifier = ('articleCount' | 'themeId' | ReportMediumThemeKeySpecifier)[];
export type ReportMediumThemeFieldPolicy = {
	articleCount?: FieldPolicy<any> | FieldReadFunction<any>,
	themeId?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ReportPageKeySpecifier = ('reports' | 'total' | ReportPageKeySpecifier)[];
export type ReportPageFieldPolicy = {
	reports?: FieldPolicy<any> | FieldReadFunction<any>,
	total?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ReportProminenceKeySpecifier = ('themes' | 'totals' | ReportProminenceKeySpecifier)[];
export type ReportProminenceFieldPolicy = {
	themes?: FieldPolicy<any> | FieldReadFunction<any>,
	totals?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ReportProminenceCountKeySpecifier = ('articleCount' | 'beforeCount' | 'prominence' | ReportProminenceCountKeySpecifier)[];
export type ReportProminenceCountFieldPolicy = {
	articleCount?: FieldPolicy<any> | FieldReadFunction<any>,
	beforeCount?: FieldPolicy<any> | FieldReadFunction<any>,
	prominence?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ReportProminenceThemeKeySpecifier = ('grades' | 'themeId' | 'themeName' | ReportProminenceThemeKeySpecifier)[];
export type ReportProminenceThemeFieldPolicy = {
	grades?: FieldPolicy<any> | FieldReadFunction<any>,
	themeId?: FieldPolicy<any> | FieldReadFunction<any>,
	themeName?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ReportScheduleKeySpecifier = ('addresses' | 'id' | 'nextDueAt' | 'sendDay' | 'sendTime' | 'stopReason' | 'themeGroupIds' | 'themeIds' | 'title' | 'version' | ReportScheduleKeySpecifier)[];
export type ReportScheduleFieldPolicy = {
	addresses?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	nextDueAt?: FieldPolicy<any> | FieldReadFunction<any>,
	sendDay?: FieldPolicy<any> | FieldReadFunction<any>,
	sendTime?: FieldPolicy<any> | FieldReadFunction<any>,
	stopReason?: FieldPolicy<any> | FieldReadFunction<any>,
	themeGroupIds?: FieldPolicy<any> | FieldReadFunction<any>,
	themeIds?: FieldPolicy<any> | FieldReadFunction<any>,
	title?: FieldPolicy<any> | FieldReadFunction<any>,
	version?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ReportSourceCountKeySpecifier = ('articleCount' | 'beforeCount' | 'dataSection' | ReportSourceCountKeySpecifier)[];
export type ReportSourceCountFieldPolicy = {
	articleCount?: FieldPolicy<any> | FieldReadFunction<any>,
	beforeCount?: FieldPolicy<any> | FieldReadFunction<any>,
	dataSection?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ReportStoryKeySpecifier = ('articleCount' | 'articleId' | 'dataSection' | 'day' | 'mediaCount' | 'mediaName' | 'title' | ReportStoryKeySpecifier)[];
export type ReportStoryFieldPolicy = {
	articleCount?: FieldPolicy<any> | FieldReadFunction<any>,
	articleId?: FieldPolicy<any> | FieldReadFunction<any>,
	dataSection?: FieldPolicy<any> | FieldReadFunction<any>,
	day?: FieldPolicy<any> | FieldReadFunction<any>,
	mediaCount?: FieldPolicy<any> | FieldReadFunction<any>,
	mediaName?: FieldPolicy<any> | FieldReadFunction<any>,
	title?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ReportThemeCountKeySpecifier = ('articleCount' | 'beforeCount' | 'id' | 'name' | 'sources' | ReportThemeCountKeySpecifier)[];
export type ReportThemeCountFieldPolicy = {
	articleCount?: FieldPolicy<any> | FieldReadFunction<any>,
	beforeCount?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>,
	sources?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ReportToneCountKeySpecifier = ('articleCount' | 'beforeCount' | 'tone' | ReportToneCountKeySpecifier)[];
export type ReportToneCountFieldPolicy = {
	articleCount?: FieldPolicy<any> | FieldReadFunction<any>,
	beforeCount?: FieldPolicy<any> | FieldReadFunction<any>,
	tone?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ReportTonePairKeySpecifier = ('dataSection' | 'mediaName' | 'themeId' | 'themeName' | 'tones' | ReportTonePairKeySpecifier)[];
export type ReportTonePairFieldPolicy = {
	dataSection?: FieldPolicy<any> | FieldReadFunction<any>,
	mediaName?: FieldPolicy<any> | FieldReadFunction<any>,
	themeId?: FieldPolicy<any> | FieldReadFunction<any>,
	themeName?: FieldPolicy<any> | FieldReadFunction<any>,
	tones?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ReportTonesKeySpecifier = ('pairCount' | 'pairs' | 'totals' | ReportTonesKeySpecifier)[];
export type ReportTonesFieldPolicy = {
	pairCount?: FieldPolicy<any> | FieldReadFunction<any>,
	pairs?: FieldPolicy<any> | FieldReadFunction<any>,
	totals?: FieldPolicy<any> | FieldReadFunction<any>
};
export type RightholderUsesKeySpecifier = ('articles' | 'copies' | 'readers' | 'rightholder' | 'totalYen' | 'uses' | RightholderUsesKeySpecifier)[];
export type RightholderUsesFieldPolicy = {
	articles?: FieldPolicy<any> | FieldReadFunction<any>,
	copies?: FieldPolicy<any> | FieldReadFunction<any>,
	readers?: FieldPolicy<any> | FieldReadFunction<any>,
	rightholder?: FieldPolicy<any> | FieldReadFunction<any>,
	totalYen?: FieldPolicy<any> | FieldReadFunction<any>,
	uses?: FieldPolicy<any> | FieldReadFunction<any>
};
export type RotaDayKeySpecifier = ('day' | 'deputy' | 'deputyAway' | 'holiday' | 'leaves' | 'own' | 'user' | 'userAway' | RotaDayKeySpecifier)[];
export type RotaDayFieldPolicy = {
	day?: FieldPolicy<any> | FieldReadFunction<any>,
	deputy?: FieldPolicy<any> | FieldReadFunction<any>,
	deputyAway?: FieldPolicy<any> | FieldReadFunction<any>,
	holiday?: FieldPolicy<any> | FieldReadFunction<any>,
	leaves?: FieldPolicy<any> | FieldReadFunction<any>,
	own?: FieldPolicy<any> | FieldReadFunction<any>,
	user?: FieldPolicy<any> | FieldReadFunction<any>,
	userAway?: FieldPolicy<any> | FieldReadFunction<any>
};
export type RotaWeekdayKeySpecifier = ('deputyId' | 'leaves' | 'userId' | 'weekday' | RotaWeekdayKeySpecifier)[];
export type RotaWeekdayFieldPolicy = {
	deputyId?: FieldPolicy<any> | FieldReadFunction<any>,
	leaves?: FieldPolicy<any> | FieldReadFunction<any>,
	userId?: FieldPolicy<any> | FieldReadFunction<any>,
	weekday?: FieldPolicy<any> | FieldReadFunction<any>
};
export type SaleRuleKeySpecifier = ('keepsSalePeriod' | 'redeliveryFromDays' | 'salesDays' | 'salesFromDays' | SaleRuleKeySpecifier)[];
export type SaleRuleFieldPolicy = {
	keepsSalePeriod?: FieldPolicy<any> | FieldReadFunction<any>,
	redeliveryFromDays?: FieldPolicy<any> | FieldReadFunction<any>,
	salesDays?: FieldPolicy<any> | FieldReadFunction<any>,
	salesFromDays?: FieldPolicy<any> | FieldReadFunction<any>
};
export type SameStoryKeySpecifier = ('articles' | 'page' | 'pageSize' | 'totalCount' | SameStoryKeySpecifier)[];
export type SameStoryFieldPolicy = {
	articles?: FieldPolicy<any> | FieldReadFunction<any>,
	page?: FieldPolicy<any> | FieldReadFunction<any>,
	pageSize?: FieldPolicy<any> | FieldReadFunction<any>,
	totalCount?: FieldPolicy<any> | FieldReadFunction<any>
};
export type SavedConditionKeySpecifier = ('end' | 'id' | 'keyword1' | 'keyword2' | 'mediaOperator' | 'nameList' | 'operator' | 'periodDays' | 'sources' | 'start' | 'synonyms' | 'tagIds' | 'title' | 'tones' | SavedConditionKeySpecifier)[];
export type SavedConditionFieldPolicy = {
	end?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	keyword1?: FieldPolicy<any> | FieldReadFunction<any>,
	keyword2?: FieldPolicy<any> | FieldReadFunction<any>,
	mediaOperator?: FieldPolicy<any> | FieldReadFunction<any>,
	nameList?: FieldPolicy<any> | FieldReadFunction<any>,
	operator?: FieldPolicy<any> | FieldReadFunction<any>,
	periodDays?: FieldPolicy<any> | FieldReadFunction<any>,
	sources?: FieldPolicy<any> | FieldReadFunction<any>,
	start?: FieldPolicy<any> | FieldReadFunction<any>,
	synonyms?: FieldPolicy<any> | FieldReadFunction<any>,
	tagIds?: FieldPolicy<any> | FieldReadFunction<any>,
	title?: FieldPolicy<any> | FieldReadFunction<any>,
	tones?: FieldPolicy<any> | FieldReadFunction<any>
};
export type SavedConditionTitleKeySpecifier = ('id' | 'mail' | 'title' | SavedConditionTitleKeySpecifier)[];
export type SavedConditionTitleFieldPolicy = {
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	mail?: FieldPolicy<any> | FieldReadFunction<any>,
	title?: FieldPolicy<any> | FieldReadFunction<any>
};
export type SavedHandClipKeySpecifier = ('addedAt' | 'addedBy' | 'day' | 'extent' | 'id' | 'kind' | 'link' | 'mediumName' | 'note' | 'programme' | 'time' | 'title' | 'version' | SavedHandClipKeySpecifier)[];
export type SavedHandClipFieldPolicy = {
	addedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	addedBy?: FieldPolicy<any> | FieldReadFunction<any>,
	day?: FieldPolicy<any> | FieldReadFunction<any>,
	extent?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	kind?: FieldPolicy<any> | FieldReadFunction<any>,
	link?: FieldPolicy<any> | FieldReadFunction<any>,
	mediumName?: FieldPolicy<any> | FieldReadFunction<any>,
	note?: FieldPolicy<any> | FieldReadFunction<any>,
	programme?: FieldPolicy<any> | FieldReadFunction<any>,
	time?: FieldPolicy<any> | FieldReadFunction<any>,
	title?: FieldPolicy<any> | FieldReadFunction<any>,
	version?: FieldPolicy<any> | FieldReadFunction<any>
};
export type SavedUserKeySpecifier = ('userId' | 'version' | SavedUserKeySpecifier)[];
export type SavedUserFieldPolicy = {
	userId?: FieldPolicy<any> | FieldReadFunction<any>,
	version?: FieldPolicy<any> | FieldReadFunction<any>
};
export type SecondFactorKeySpecifier = ('authenticator' | 'demand' | 'demanded' | 'devices' | 'passkeys' | 'recoveryCodeCount' | SecondFactorKeySpecifier)[];
export type SecondFactorFieldPolicy = {
	authenticator?: FieldPolicy<any> | FieldReadFunction<any>,
	demand?: FieldPolicy<any> | FieldReadFunction<any>,
	demanded?: FieldPolicy<any> | FieldReadFunction<any>,
	devices?: FieldPolicy<any> | FieldReadFunction<any>,
	passkeys?: FieldPolicy<any> | FieldReadFunction<any>,
	recoveryCodeCount?: FieldPolicy<any> | FieldReadFunction<any>
};
export type SecondFactorChangedKeySpecifier = ('recoveryCodes' | SecondFactorChangedKeySpecifier)[];
export type SecondFactorChangedFieldPolicy = {
	recoveryCodes?: FieldPolicy<any> | FieldReadFunction<any>
};
export type SecondStepKeySpecifier = ('authenticator' | 'passkeyOptions' | SecondStepKeySpecifier)[];
export type SecondStepFieldPolicy = {
	authenticator?: FieldPolicy<any> | FieldReadFunction<any>,
	passkeyOptions?: FieldPolicy<any> | FieldReadFunction<any>
};
export type SelectedNodeKeySpecifier = ('counts' | 'id' | 'kind' | 'name' | SelectedNodeKeySpecifier)[];
export type SelectedNodeFieldPolicy = {
	counts?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	kind?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>
};
export type SendResultKeySpecifier = ('mailAddress' | 'message' | 'row' | 'status' | SendResultKeySpecifier)[];
export type SendResultFieldPolicy = {
	mailAddress?: FieldPolicy<any> | FieldReadFunction<any>,
	message?: FieldPolicy<any> | FieldReadFunction<any>,
	row?: FieldPolicy<any> | FieldReadFunction<any>,
	status?: FieldPolicy<any> | FieldReadFunction<any>
};
export type SentMailKeySpecifier = ('articleCount' | 'dueAt' | 'endedAt' | 'kind' | 'mailAddress' | 'maybeTwice' | 'message' | 'name' | 'row' | 'sendingId' | 'sentBy' | 'status' | SentMailKeySpecifier)[];
export type SentMailFieldPolicy = {
	articleCount?: FieldPolicy<any> | FieldReadFunction<any>,
	dueAt?: FieldPolicy<any> | FieldReadFunction<any>,
	endedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	kind?: FieldPolicy<any> | FieldReadFunction<any>,
	mailAddress?: FieldPolicy<any> | FieldReadFunction<any>,
	maybeTwice?: FieldPolicy<any> | FieldReadFunction<any>,
	message?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>,
	row?: FieldPolicy<any> | FieldReadFunction<any>,
	sendingId?: FieldPolicy<any> | FieldReadFunction<any>,
	sentBy?: FieldPolicy<any> | FieldReadFunction<any>,
	status?: FieldPolicy<any> | FieldReadFunction<any>
};
export type SentMailPageKeySpecifier = ('mails' | 'total' | SentMailPageKeySpecifier)[];
export type SentMailPageFieldPolicy = {
	mails?: FieldPolicy<any> | FieldReadFunction<any>,
	total?: FieldPolicy<any> | FieldReadFunction<any>
};
export type SessionsEndedKeySpecifier = ('count' | SessionsEndedKeySpecifier)[];
export type SessionsEndedFieldPolicy = {
	count?: FieldPolicy<any> | FieldReadFunction<any>
};
export type SettingCopyKeySpecifier = ('mailAddress' | 'message' | 'row' | 'status' | SettingCopyKeySpecifier)[];
export type SettingCopyFieldPolicy = {
	mailAddress?: FieldPolicy<any> | FieldReadFunction<any>,
	message?: FieldPolicy<any> | FieldReadFunction<any>,
	row?: FieldPolicy<any> | FieldReadFunction<any>,
	status?: FieldPolicy<any> | FieldReadFunction<any>
};
export type SettingDaySendingKeySpecifier = ('at' | 'kind' | 'steps' | SettingDaySendingKeySpecifier)[];
export type SettingDaySendingFieldPolicy = {
	at?: FieldPolicy<any> | FieldReadFunction<any>,
	kind?: FieldPolicy<any> | FieldReadFunction<any>,
	steps?: FieldPolicy<any> | FieldReadFunction<any>
};
export type SettingDayStepKeySpecifier = ('message' | 'state' | 'step' | SettingDayStepKeySpecifier)[];
export type SettingDayStepFieldPolicy = {
	message?: FieldPolicy<any> | FieldReadFunction<any>,
	state?: FieldPolicy<any> | FieldReadFunction<any>,
	step?: FieldPolicy<any> | FieldReadFunction<any>
};
export type SettingMailKeySpecifier = ('articleCount' | 'droppedCount' | 'endedAt' | 'id' | 'kind' | 'message' | 'openedCount' | 'plannedAt' | 'state' | SettingMailKeySpecifier)[];
export type SettingMailFieldPolicy = {
	articleCount?: FieldPolicy<any> | FieldReadFunction<any>,
	droppedCount?: FieldPolicy<any> | FieldReadFunction<any>,
	endedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	kind?: FieldPolicy<any> | FieldReadFunction<any>,
	message?: FieldPolicy<any> | FieldReadFunction<any>,
	openedCount?: FieldPolicy<any> | FieldReadFunction<any>,
	plannedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	state?: FieldPolicy<any> | FieldReadFunction<any>
};
export type SettingsCopiedKeySpecifier = ('copied' | 'results' | SettingsCopiedKeySpecifier)[];
export type SettingsCopiedFieldPolicy = {
	copied?: FieldPolicy<any> | FieldReadFunction<any>,
	results?: FieldPolicy<any> | FieldReadFunction<any>
};
export type SetupRunRowKeySpecifier = ('articleCount' | 'endedAt' | 'failure' | 'failureCount' | 'id' | 'label' | 'mailCount' | 'matchedCount' | 'startedAt' | 'status' | 'trigger' | SetupRunRowKeySpecifier)[];
export type SetupRunRowFieldPolicy = {
	articleCount?: FieldPolicy<any> | FieldReadFunction<any>,
	endedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	failure?: FieldPolicy<any> | FieldReadFunction<any>,
	failureCount?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	label?: FieldPolicy<any> | FieldReadFunction<any>,
	mailCount?: FieldPolicy<any> | FieldReadFunction<any>,
	matchedCount?: FieldPolicy<any> | FieldReadFunction<any>,
	startedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	status?: FieldPolicy<any> | FieldReadFunction<any>,
	trigger?: FieldPolicy<any> | FieldReadFunction<any>
};
export type SetupStatusScreenKeySpecifier = ('day' | 'deadLetterTotal' | 'deadLetters' | 'mails' | 'runTotal' | 'runs' | SetupStatusScreenKeySpecifier)[];
export type SetupStatusScreenFieldPolicy = {
	day?: FieldPolicy<any> | FieldReadFunction<any>,
	deadLetterTotal?: FieldPolicy<any> | FieldReadFunction<any>,
	deadLetters?: FieldPolicy<any> | FieldReadFunction<any>,
	mails?: FieldPolicy<any> | FieldReadFunction<any>,
	runTotal?: FieldPolicy<any> | FieldReadFunction<any>,
	runs?: FieldPolicy<any> | FieldReadFunction<any>
};
export type SheetDayKeySpecifier = ('day' | 'latePapers' | 'papers' | 'slots' | 'supplements' | SheetDayKeySpecifier)[];
export type SheetDayFieldPolicy = {
	day?: FieldPolicy<any> | FieldReadFunction<any>,
	latePapers?: FieldPolicy<any> | FieldReadFunction<any>,
	papers?: FieldPolicy<any> | FieldReadFunction<any>,
	slots?: FieldPolicy<any> | FieldReadFunction<any>,
	supplements?: FieldPolicy<any> | FieldReadFunction<any>
};
export type SheetMediumKeySpecifier = ('code' | 'name' | 'papers' | SheetMediumKeySpecifier)[];
export type SheetMediumFieldPolicy = {
	code?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>,
	papers?: FieldPolicy<any> | FieldReadFunction<any>
};
export type SheetPaperKeySpecifier = ('arrivedAt' | 'code' | 'completedAt' | 'dueTime' | 'name' | 'state' | SheetPaperKeySpecifier)[];
export type SheetPaperFieldPolicy = {
	arrivedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	code?: FieldPolicy<any> | FieldReadFunction<any>,
	completedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	dueTime?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>,
	state?: FieldPolicy<any> | FieldReadFunction<any>
};
export type SheetSlotKeySpecifier = ('bounced' | 'digests' | 'empty' | 'kept' | 'lastSentAt' | 'late' | 'line' | 'resting' | 'settings' | 'state' | 'stopped' | 'time' | 'unsent' | 'waiting' | SheetSlotKeySpecifier)[];
export type SheetSlotFieldPolicy = {
	bounced?: FieldPolicy<any> | FieldReadFunction<any>,
	digests?: FieldPolicy<any> | FieldReadFunction<any>,
	empty?: FieldPolicy<any> | FieldReadFunction<any>,
	kept?: FieldPolicy<any> | FieldReadFunction<any>,
	lastSentAt?: FieldPolicy<any> | FieldReadFunction<any>,
	late?: FieldPolicy<any> | FieldReadFunction<any>,
	line?: FieldPolicy<any> | FieldReadFunction<any>,
	resting?: FieldPolicy<any> | FieldReadFunction<any>,
	settings?: FieldPolicy<any> | FieldReadFunction<any>,
	state?: FieldPolicy<any> | FieldReadFunction<any>,
	stopped?: FieldPolicy<any> | FieldReadFunction<any>,
	time?: FieldPolicy<any> | FieldReadFunction<any>,
	unsent?: FieldPolicy<any> | FieldReadFunction<any>,
	waiting?: FieldPolicy<any> | FieldReadFunction<any>
};
export type SimilarArticleKeySpecifier = ('articleId' | 'at' | 'dataSection' | 'issueDay' | 'mediaName' | 'sharedTerms' | 'title' | SimilarArticleKeySpecifier)[];
export type SimilarArticleFieldPolicy = {
	articleId?: FieldPolicy<any> | FieldReadFunction<any>,
	at?: FieldPolicy<any> | FieldReadFunction<any>,
	dataSection?: FieldPolicy<any> | FieldReadFunction<any>,
	issueDay?: FieldPolicy<any> | FieldReadFunction<any>,
	mediaName?: FieldPolicy<any> | FieldReadFunction<any>,
	sharedTerms?: FieldPolicy<any> | FieldReadFunction<any>,
	title?: FieldPolicy<any> | FieldReadFunction<any>
};
export type SingleSignOnKeySpecifier = ('admins' | 'groups' | 'passwordUserIds' | 'providers' | 'ways' | 'waysVersion' | SingleSignOnKeySpecifier)[];
export type SingleSignOnFieldPolicy = {
	admins?: FieldPolicy<any> | FieldReadFunction<any>,
	groups?: FieldPolicy<any> | FieldReadFunction<any>,
	passwordUserIds?: FieldPolicy<any> | FieldReadFunction<any>,
	providers?: FieldPolicy<any> | FieldReadFunction<any>,
	ways?: FieldPolicy<any> | FieldReadFunction<any>,
	waysVersion?: FieldPolicy<any> | FieldReadFunction<any>
};
export type SnippetKeySpecifier = ('hits' | 'text' | SnippetKeySpecifier)[];
export type SnippetFieldPolicy = {
	hits?: FieldPolicy<any> | FieldReadFunction<any>,
	text?: FieldPolicy<any> | FieldReadFunction<any>
};
export type SourceCountsKeySpecifier = ('magazine' | 'newspaper' | 'total' | 'web' | SourceCountsKeySpecifier)[];
export type SourceCountsFieldPolicy = {
	magazine?: FieldPolicy<any> | FieldReadFunction<any>,
	newspaper?: FieldPolicy<any> | FieldReadFunction<any>,
	total?: FieldPolicy<any> | FieldReadFunction<any>,
	web?: FieldPolicy<any> | FieldReadFunction<any>
};
export type SourceVisibilityKeySpecifier = ('magazine' | 'newspaper' | 'newspaperImage' | 'newspaperText' | 'web' | SourceVisibilityKeySpecifier)[];
export type SourceVisibilityFieldPolicy = {
	magazine?: FieldPolicy<any> | FieldReadFunction<any>,
	newspaper?: FieldPolicy<any> | FieldReadFunction<any>,
	newspaperImage?: FieldPolicy<any> | FieldReadFunction<any>,
	newspaperText?: FieldPolicy<any> | FieldReadFunction<any>,
	web?: FieldPolicy<any> | FieldReadFunction<any>
};
export type SsoAdminKeySpecifier = ('hasPassword' | 'name' | 'userId' | SsoAdminKeySpecifier)[];
export type SsoAdminFieldPolicy = {
	hasPassword?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>,
	userId?: FieldPolicy<any> | FieldReadFunction<any>
};
export type SsoCertificateKeySpecifier = ('endsAt' | 'fingerprint' | 'pem' | SsoCertificateKeySpecifier)[];
export type SsoCertificateFieldPolicy = {
	endsAt?: FieldPolicy<any> | FieldReadFunction<any>,
	fingerprint?: FieldPolicy<any> | FieldReadFunction<any>,
	pem?: FieldPolicy<any> | FieldReadFunction<any>
};
export type SsoClaimRuleKeySpecifier = ('group' | 'role' | 'value' | SsoClaimRuleKeySpecifier)[];
export type SsoClaimRuleFieldPolicy = {
	group?: FieldPolicy<any> | FieldReadFunction<any>,
	role?: FieldPolicy<any> | FieldReadFunction<any>,
	value?: FieldPolicy<any> | FieldReadFunction<any>
};
export type SsoDomainKeySpecifier = ('domain' | 'isConfirmed' | SsoDomainKeySpecifier)[];
export type SsoDomainFieldPolicy = {
	domain?: FieldPolicy<any> | FieldReadFunction<any>,
	isConfirmed?: FieldPolicy<any> | FieldReadFunction<any>
};
export type SsoGroupKeySpecifier = ('hasZeroCaps' | 'id' | 'name' | SsoGroupKeySpecifier)[];
export type SsoGroupFieldPolicy = {
	hasZeroCaps?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>
};
export type SsoProviderKeySpecifier = ('callbackUrl' | 'certificates' | 'claimName' | 'claimRules' | 'clientId' | 'domains' | 'hasSecret' | 'id' | 'isStopped' | 'issuer' | 'kind' | 'metadataUrl' | 'name' | 'signInUrl' | 'trustsAddress' | 'userCount' | 'userGroupId' | 'version' | SsoProviderKeySpecifier)[];
export type SsoProviderFieldPolicy = {
	callbackUrl?: FieldPolicy<any> | FieldReadFunction<any>,
	certificates?: FieldPolicy<any> | FieldReadFunction<any>,
	claimName?: FieldPolicy<any> | FieldReadFunction<any>,
	claimRules?: FieldPolicy<any> | FieldReadFunction<any>,
	clientId?: FieldPolicy<any> | FieldReadFunction<any>,
	domains?: FieldPolicy<any> | FieldReadFunction<any>,
	hasSecret?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	isStopped?: FieldPolicy<any> | FieldReadFunction<any>,
	issuer?: FieldPolicy<any> | FieldReadFunction<any>,
	kind?: FieldPolicy<any> | FieldReadFunction<any>,
	metadataUrl?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>,
	signInUrl?: FieldPolicy<any> | FieldReadFunction<any>,
	trustsAddress?: FieldPolicy<any> | FieldReadFunction<any>,
	userCount?: FieldPolicy<any> | FieldReadFunction<any>,
	userGroupId?: FieldPolicy<any> | FieldReadFunction<any>,
	version?: FieldPolicy<any> | FieldReadFunction<any>
};
export type SsoSavedKeySpecifier = ('version' | SsoSavedKeySpecifier)[];
export type SsoSavedFieldPolicy = {
	version?: FieldPolicy<any> | FieldReadFunction<any>
};
export type SsoStartedKeySpecifier = ('url' | SsoStartedKeySpecifier)[];
export type SsoStartedFieldPolicy = {
	url?: FieldPolicy<any> | FieldReadFunction<any>
};
export type StateCountsKeySpecifier = ('all' | 'commented' | 'published' | 'unpublished' | StateCountsKeySpecifier)[];
export type StateCountsFieldPolicy = {
	all?: FieldPolicy<any> | FieldReadFunction<any>,
	commented?: FieldPolicy<any> | FieldReadFunction<any>,
	published?: FieldPolicy<any> | FieldReadFunction<any>,
	unpublished?: FieldPolicy<any> | FieldReadFunction<any>
};
export type StoppedAddressKeySpecifier = ('address' | 'companyName' | 'contractId' | 'id' | 'kind' | 'reason' | 'stoppedAt' | StoppedAddressKeySpecifier)[];
export type StoppedAddressFieldPolicy = {
	address?: FieldPolicy<any> | FieldReadFunction<any>,
	companyName?: FieldPolicy<any> | FieldReadFunction<any>,
	contractId?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	kind?: FieldPolicy<any> | FieldReadFunction<any>,
	reason?: FieldPolicy<any> | FieldReadFunction<any>,
	stoppedAt?: FieldPolicy<any> | FieldReadFunction<any>
};
export type StoppedAddressesKeySpecifier = ('addresses' | 'total' | StoppedAddressesKeySpecifier)[];
export type StoppedAddressesFieldPolicy = {
	addresses?: FieldPolicy<any> | FieldReadFunction<any>,
	total?: FieldPolicy<any> | FieldReadFunction<any>
};
export type SupportViewKeySpecifier = ('endsAt' | 'operatorName' | 'reason' | SupportViewKeySpecifier)[];
export type SupportViewFieldPolicy = {
	endsAt?: FieldPolicy<any> | FieldReadFunction<any>,
	operatorName?: FieldPolicy<any> | FieldReadFunction<any>,
	reason?: FieldPolicy<any> | FieldReadFunction<any>
};
export type SupportViewSettingSavedKeySpecifier = ('allowed' | SupportViewSettingSavedKeySpecifier)[];
export type SupportViewSettingSavedFieldPolicy = {
	allowed?: FieldPolicy<any> | FieldReadFunction<any>
};
export type SupportViewedKeySpecifier = ('endedAt' | 'id' | 'open' | 'opened' | 'operatorName' | 'reason' | 'startedAt' | 'userId' | 'userName' | SupportViewedKeySpecifier)[];
export type SupportViewedFieldPolicy = {
	endedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	open?: FieldPolicy<any> | FieldReadFunction<any>,
	opened?: FieldPolicy<any> | FieldReadFunction<any>,
	operatorName?: FieldPolicy<any> | FieldReadFunction<any>,
	reason?: FieldPolicy<any> | FieldReadFunction<any>,
	startedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	userId?: FieldPolicy<any> | FieldReadFunction<any>,
	userName?: FieldPolicy<any> | FieldReadFunction<any>
};
export type SupportViewsKeySpecifier = ('allowed' | 'views' | SupportViewsKeySpecifier)[];
export type SupportViewsFieldPolicy = {
	allowed?: FieldPolicy<any> | FieldReadFunction<any>,
	views?: FieldPolicy<any> | FieldReadFunction<any>
};
export type SynonymListKeySpecifier = ('expressionCount' | 'sets' | 'updatedAt' | 'updatedBy' | 'version' | SynonymListKeySpecifier)[];
export type SynonymListFieldPolicy = {
	expressionCount?: FieldPolicy<any> | FieldReadFunction<any>,
	sets?: FieldPolicy<any> | FieldReadFunction<any>,
	updatedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	updatedBy?: FieldPolicy<any> | FieldReadFunction<any>,
	version?: FieldPolicy<any> | FieldReadFunction<any>
};
export type TagKeySpecifier = ('articleCount' | 'id' | 'name' | 'retired' | TagKeySpecifier)[];
export type TagFieldPolicy = {
	articleCount?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>,
	retired?: FieldPolicy<any> | FieldReadFunction<any>
};
export type TagListKeySpecifier = ('tags' | 'version' | TagListKeySpecifier)[];
export type TagListFieldPolicy = {
	tags?: FieldPolicy<any> | FieldReadFunction<any>,
	version?: FieldPolicy<any> | FieldReadFunction<any>
};
export type TemplatePartKeySpecifier = ('part' | 'text' | TemplatePartKeySpecifier)[];
export type TemplatePartFieldPolicy = {
	part?: FieldPolicy<any> | FieldReadFunction<any>,
	text?: FieldPolicy<any> | FieldReadFunction<any>
};
export type TemplateVersionKeySpecifier = ('name' | 'parts' | 'savedAt' | 'savedBy' | 'version' | TemplateVersionKeySpecifier)[];
export type TemplateVersionFieldPolicy = {
	name?: FieldPolicy<any> | FieldReadFunction<any>,
	parts?: FieldPolicy<any> | FieldReadFunction<any>,
	savedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	savedBy?: FieldPolicy<any> | FieldReadFunction<any>,
	version?: FieldPolicy<any> | FieldReadFunction<any>
};
export type TextRangeKeySpecifier = ('end' | 'start' | TextRangeKeySpecifier)[];
export type TextRangeFieldPolicy = {
	end?: FieldPolicy<any> | FieldReadFunction<any>,
	start?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ThemeKeySpecifier = ('counts' | 'id' | 'name' | ThemeKeySpecifier)[];
export type ThemeFieldPolicy = {
	counts?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ThemeArticleCountKeySpecifier = ('articleCount' | 'themeName' | ThemeArticleCountKeySpecifier)[];
export type ThemeArticleCountFieldPolicy = {
	articleCount?: FieldPolicy<any> | FieldReadFunction<any>,
	themeName?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ThemeChoiceKeySpecifier = ('articleCount' | 'checked' | 'id' | 'name' | 'openOmissions' | 'themeGroupCount' | ThemeChoiceKeySpecifier)[];
export type ThemeChoiceFieldPolicy = {
	articleCount?: FieldPolicy<any> | FieldReadFunction<any>,
	checked?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>,
	openOmissions?: FieldPolicy<any> | FieldReadFunction<any>,
	themeGroupCount?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ThemeExpressionKeySpecifier = ('id' | 'savedAt' | 'savedBy' | 'section' | 'text' | 'themeId' | 'version' | ThemeExpressionKeySpecifier)[];
export type ThemeExpressionFieldPolicy = {
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	savedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	savedBy?: FieldPolicy<any> | FieldReadFunction<any>,
	section?: FieldPolicy<any> | FieldReadFunction<any>,
	text?: FieldPolicy<any> | FieldReadFunction<any>,
	themeId?: FieldPolicy<any> | FieldReadFunction<any>,
	version?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ThemeExpressionSavedKeySpecifier = ('expressionId' | 'version' | ThemeExpressionSavedKeySpecifier)[];
export type ThemeExpressionSavedFieldPolicy = {
	expressionId?: FieldPolicy<any> | FieldReadFunction<any>,
	version?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ThemeGroupKeySpecifier = ('counts' | 'id' | 'name' | 'themes' | ThemeGroupKeySpecifier)[];
export type ThemeGroupFieldPolicy = {
	counts?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>,
	themes?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ThemeGroupLineKeySpecifier = ('allUserGroups' | 'counts' | 'id' | 'name' | 'themeCount' | 'userGroupCount' | 'userGroupNames' | 'version' | ThemeGroupLineKeySpecifier)[];
export type ThemeGroupLineFieldPolicy = {
	allUserGroups?: FieldPolicy<any> | FieldReadFunction<any>,
	counts?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>,
	themeCount?: FieldPolicy<any> | FieldReadFunction<any>,
	userGroupCount?: FieldPolicy<any> | FieldReadFunction<any>,
	userGroupNames?: FieldPolicy<any> | FieldReadFunction<any>,
	version?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ThemeGroupSettingsKeySpecifier = ('allUserGroups' | 'id' | 'lastChange' | 'name' | 'themes' | 'userGroups' | 'version' | ThemeGroupSettingsKeySpecifier)[];
export type ThemeGroupSettingsFieldPolicy = {
	allUserGroups?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	lastChange?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>,
	themes?: FieldPolicy<any> | FieldReadFunction<any>,
	userGroups?: FieldPolicy<any> | FieldReadFunction<any>,
	version?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ThemeRemovalKeySpecifier = ('articleId' | 'at' | 'by' | 'theme' | 'title' | ThemeRemovalKeySpecifier)[];
export type ThemeRemovalFieldPolicy = {
	articleId?: FieldPolicy<any> | FieldReadFunction<any>,
	at?: FieldPolicy<any> | FieldReadFunction<any>,
	by?: FieldPolicy<any> | FieldReadFunction<any>,
	theme?: FieldPolicy<any> | FieldReadFunction<any>,
	title?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ThemeSetLineKeySpecifier = ('allUserGroups' | 'counts' | 'id' | 'name' | 'themeCount' | 'userGroupCount' | 'userGroupNames' | 'version' | ThemeSetLineKeySpecifier)[];
export type ThemeSetLineFieldPolicy = {
	allUserGroups?: FieldPolicy<any> | FieldReadFunction<any>,
	counts?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>,
	themeCount?: FieldPolicy<any> | FieldReadFunction<any>,
	userGroupCount?: FieldPolicy<any> | FieldReadFunction<any>,
	userGroupNames?: FieldPolicy<any> | FieldReadFunction<any>,
	version?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ThemeSetSettingsKeySpecifier = ('allUserGroups' | 'id' | 'lastChange' | 'name' | 'themes' | 'userGroups' | 'version' | ThemeSetSettingsKeySpecifier)[];
export type ThemeSetSettingsFieldPolicy = {
	allUserGroups?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	lastChange?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>,
	themes?: FieldPolicy<any> | FieldReadFunction<any>,
	userGroups?: FieldPolicy<any> | FieldReadFunction<any>,
	version?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ThemeTreeKeySpecifier = ('groups' | 'themes' | 'topics' | ThemeTreeKeySpecifier)[];
export type ThemeTreeFieldPolicy = {
	groups?: FieldPolicy<any> | FieldReadFunction<any>,
	themes?: FieldPolicy<any> | FieldReadFunction<any>,
	topics?: FieldPolicy<any> | FieldReadFunction<any>
};
export type TodayArticlesKeySpecifier = ('counts' | 'name' | TodayArticlesKeySpecifier)[];
export type TodayArticlesFieldPolicy = {
	counts?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ToldEventKeySpecifier = ('day' | 'kind' | 'title' | ToldEventKeySpecifier)[];
export type ToldEventFieldPolicy = {
	day?: FieldPolicy<any> | FieldReadFunction<any>,
	kind?: FieldPolicy<any> | FieldReadFunction<any>,
	title?: FieldPolicy<any> | FieldReadFunction<any>
};
export type TopicKeySpecifier = ('counts' | 'id' | 'name' | TopicKeySpecifier)[];
export type TopicFieldPolicy = {
	counts?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>
};
export type TopicArticleKeySpecifier = ('comment' | 'dataSection' | 'frameNo' | 'id' | 'issueDate' | 'issueType' | 'mediaName' | 'published' | 'tags' | 'title' | 'tone' | TopicArticleKeySpecifier)[];
export type TopicArticleFieldPolicy = {
	comment?: FieldPolicy<any> | FieldReadFunction<any>,
	dataSection?: FieldPolicy<any> | FieldReadFunction<any>,
	frameNo?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	issueDate?: FieldPolicy<any> | FieldReadFunction<any>,
	issueType?: FieldPolicy<any> | FieldReadFunction<any>,
	mediaName?: FieldPolicy<any> | FieldReadFunction<any>,
	published?: FieldPolicy<any> | FieldReadFunction<any>,
	tags?: FieldPolicy<any> | FieldReadFunction<any>,
	title?: FieldPolicy<any> | FieldReadFunction<any>,
	tone?: FieldPolicy<any> | FieldReadFunction<any>
};
export type TopicArticlesKeySpecifier = ('magazine' | 'newspaper' | 'web' | TopicArticlesKeySpecifier)[];
export type TopicArticlesFieldPolicy = {
	magazine?: FieldPolicy<any> | FieldReadFunction<any>,
	newspaper?: FieldPolicy<any> | FieldReadFunction<any>,
	web?: FieldPolicy<any> | FieldReadFunction<any>
};
export type TopicLineKeySpecifier = ('allUserGroups' | 'counts' | 'id' | 'name' | 'themeCount' | 'userGroupCount' | 'userGroupNames' | 'version' | TopicLineKeySpecifier)[];
export type TopicLineFieldPolicy = {
	allUserGroups?: FieldPolicy<any> | FieldReadFunction<any>,
	counts?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>,
	themeCount?: FieldPolicy<any> | FieldReadFunction<any>,
	userGroupCount?: FieldPolicy<any> | FieldReadFunction<any>,
	userGroupNames?: FieldPolicy<any> | FieldReadFunction<any>,
	version?: FieldPolicy<any> | FieldReadFunction<any>
};
export type TopicSettingsKeySpecifier = ('allUserGroups' | 'id' | 'lastChange' | 'name' | 'themes' | 'userGroups' | 'users' | 'version' | TopicSettingsKeySpecifier)[];
export type TopicSettingsFieldPolicy = {
	allUserGroups?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	lastChange?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>,
	themes?: FieldPolicy<any> | FieldReadFunction<any>,
	userGroups?: FieldPolicy<any> | FieldReadFunction<any>,
	users?: FieldPolicy<any> | FieldReadFunction<any>,
	version?: FieldPolicy<any> | FieldReadFunction<any>
};
export type TopicTitleKeySpecifier = ('id' | 'name' | TopicTitleKeySpecifier)[];
export type TopicTitleFieldPolicy = {
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>
};
export type TopicUserChoiceKeySpecifier = ('checked' | 'id' | 'name' | TopicUserChoiceKeySpecifier)[];
export type TopicUserChoiceFieldPolicy = {
	checked?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>
};
export type TracesKeySpecifier = ('images' | TracesKeySpecifier)[];
export type TracesFieldPolicy = {
	images?: FieldPolicy<any> | FieldReadFunction<any>
};
export type TrackedReleaseKeySpecifier = ('all' | 'kindCounts' | 'media' | 'period' | 'pickups' | 'readCount' | 'release' | 'text' | 'unreadCount' | 'withoutReprints' | TrackedReleaseKeySpecifier)[];
export type TrackedReleaseFieldPolicy = {
	all?: FieldPolicy<any> | FieldReadFunction<any>,
	kindCounts?: FieldPolicy<any> | FieldReadFunction<any>,
	media?: FieldPolicy<any> | FieldReadFunction<any>,
	period?: FieldPolicy<any> | FieldReadFunction<any>,
	pickups?: FieldPolicy<any> | FieldReadFunction<any>,
	readCount?: FieldPolicy<any> | FieldReadFunction<any>,
	release?: FieldPolicy<any> | FieldReadFunction<any>,
	text?: FieldPolicy<any> | FieldReadFunction<any>,
	unreadCount?: FieldPolicy<any> | FieldReadFunction<any>,
	withoutReprints?: FieldPolicy<any> | FieldReadFunction<any>
};
export type TrailLineKeySpecifier = ('action' | 'actor' | 'at' | 'detail' | 'id' | TrailLineKeySpecifier)[];
export type TrailLineFieldPolicy = {
	action?: FieldPolicy<any> | FieldReadFunction<any>,
	actor?: FieldPolicy<any> | FieldReadFunction<any>,
	at?: FieldPolicy<any> | FieldReadFunction<any>,
	detail?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>
};
export type TrendKeySpecifier = ('days' | 'hours' | 'media' | 'mediaCount' | 'themeId' | 'themeName' | 'words' | 'wordsPeriod' | TrendKeySpecifier)[];
export type TrendFieldPolicy = {
	days?: FieldPolicy<any> | FieldReadFunction<any>,
	hours?: FieldPolicy<any> | FieldReadFunction<any>,
	media?: FieldPolicy<any> | FieldReadFunction<any>,
	mediaCount?: FieldPolicy<any> | FieldReadFunction<any>,
	themeId?: FieldPolicy<any> | FieldReadFunction<any>,
	themeName?: FieldPolicy<any> | FieldReadFunction<any>,
	words?: FieldPolicy<any> | FieldReadFunction<any>,
	wordsPeriod?: FieldPolicy<any> | FieldReadFunction<any>
};
export type TrendDayKeySpecifier = ('counts' | 'day' | 'isSpike' | 'usual' | TrendDayKeySpecifier)[];
export type TrendDayFieldPolicy = {
	counts?: FieldPolicy<any> | FieldReadFunction<any>,
	day?: FieldPolicy<any> | FieldReadFunction<any>,
	isSpike?: FieldPolicy<any> | FieldReadFunction<any>,
	usual?: FieldPolicy<any> | FieldReadFunction<any>
};
export type TrendHourKeySpecifier = ('counts' | 'hour' | TrendHourKeySpecifier)[];
export type TrendHourFieldPolicy = {
	counts?: FieldPolicy<any> | FieldReadFunction<any>,
	hour?: FieldPolicy<any> | FieldReadFunction<any>
};
export type TrendLineKeySpecifier = ('counts' | 'themeId' | TrendLineKeySpecifier)[];
export type TrendLineFieldPolicy = {
	counts?: FieldPolicy<any> | FieldReadFunction<any>,
	themeId?: FieldPolicy<any> | FieldReadFunction<any>
};
export type TrendMediumKeySpecifier = ('beforeCount' | 'code' | 'count' | 'name' | TrendMediumKeySpecifier)[];
export type TrendMediumFieldPolicy = {
	beforeCount?: FieldPolicy<any> | FieldReadFunction<any>,
	code?: FieldPolicy<any> | FieldReadFunction<any>,
	count?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>
};
export type TrendWordKeySpecifier = ('beforeCount' | 'count' | 'word' | TrendWordKeySpecifier)[];
export type TrendWordFieldPolicy = {
	beforeCount?: FieldPolicy<any> | FieldReadFunction<any>,
	count?: FieldPolicy<any> | FieldReadFunction<any>,
	word?: FieldPolicy<any> | FieldReadFunction<any>
};
export type TrialDayKeySpecifier = ('added' | 'day' | 'removed' | TrialDayKeySpecifier)[];
export type TrialDayFieldPolicy = {
	added?: FieldPolicy<any> | FieldReadFunction<any>,
	day?: FieldPolicy<any> | FieldReadFunction<any>,
	removed?: FieldPolicy<any> | FieldReadFunction<any>
};
export type TrialReasonKeySpecifier = ('field' | 'isExcluding' | 'term' | TrialReasonKeySpecifier)[];
export type TrialReasonFieldPolicy = {
	field?: FieldPolicy<any> | FieldReadFunction<any>,
	isExcluding?: FieldPolicy<any> | FieldReadFunction<any>,
	term?: FieldPolicy<any> | FieldReadFunction<any>
};
export type TrialSampleKeySpecifier = ('articleId' | 'issueDay' | 'medium' | 'reasons' | 'section' | 'title' | 'titleHits' | TrialSampleKeySpecifier)[];
export type TrialSampleFieldPolicy = {
	articleId?: FieldPolicy<any> | FieldReadFunction<any>,
	issueDay?: FieldPolicy<any> | FieldReadFunction<any>,
	medium?: FieldPolicy<any> | FieldReadFunction<any>,
	reasons?: FieldPolicy<any> | FieldReadFunction<any>,
	section?: FieldPolicy<any> | FieldReadFunction<any>,
	title?: FieldPolicy<any> | FieldReadFunction<any>,
	titleHits?: FieldPolicy<any> | FieldReadFunction<any>
};
export type TrialSearchAnswerKeySpecifier = ('counts' | 'headlines' | 'page' | 'pageSize' | 'unsearchedDays' | TrialSearchAnswerKeySpecifier)[];
export type TrialSearchAnswerFieldPolicy = {
	counts?: FieldPolicy<any> | FieldReadFunction<any>,
	headlines?: FieldPolicy<any> | FieldReadFunction<any>,
	page?: FieldPolicy<any> | FieldReadFunction<any>,
	pageSize?: FieldPolicy<any> | FieldReadFunction<any>,
	unsearchedDays?: FieldPolicy<any> | FieldReadFunction<any>
};
export type TriedHeadlineKeySpecifier = ('articleId' | 'dataSection' | 'issueDate' | 'mediaName' | 'title' | 'titleHits' | TriedHeadlineKeySpecifier)[];
export type TriedHeadlineFieldPolicy = {
	articleId?: FieldPolicy<any> | FieldReadFunction<any>,
	dataSection?: FieldPolicy<any> | FieldReadFunction<any>,
	issueDate?: FieldPolicy<any> | FieldReadFunction<any>,
	mediaName?: FieldPolicy<any> | FieldReadFunction<any>,
	title?: FieldPolicy<any> | FieldReadFunction<any>,
	titleHits?: FieldPolicy<any> | FieldReadFunction<any>
};
export type UnchangedArticleKeySpecifier = ('id' | 'reason' | 'title' | UnchangedArticleKeySpecifier)[];
export type UnchangedArticleFieldPolicy = {
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	reason?: FieldPolicy<any> | FieldReadFunction<any>,
	title?: FieldPolicy<any> | FieldReadFunction<any>
};
export type UnknownSynonymKeySpecifier = ('position' | 'term' | UnknownSynonymKeySpecifier)[];
export type UnknownSynonymFieldPolicy = {
	position?: FieldPolicy<any> | FieldReadFunction<any>,
	term?: FieldPolicy<any> | FieldReadFunction<any>
};
export type UsageChoicesKeySpecifier = ('groups' | 'users' | UsageChoicesKeySpecifier)[];
export type UsageChoicesFieldPolicy = {
	groups?: FieldPolicy<any> | FieldReadFunction<any>,
	users?: FieldPolicy<any> | FieldReadFunction<any>
};
export type UsageCountsKeySpecifier = ('book' | 'newspaperImage' | 'newspaperText' | 'newspaperTextRead' | 'pdfDisplay' | 'pdfPrint' | 'textDisplay' | 'textPrint' | 'total' | UsageCountsKeySpecifier)[];
export type UsageCountsFieldPolicy = {
	book?: FieldPolicy<any> | FieldReadFunction<any>,
	newspaperImage?: FieldPolicy<any> | FieldReadFunction<any>,
	newspaperText?: FieldPolicy<any> | FieldReadFunction<any>,
	newspaperTextRead?: FieldPolicy<any> | FieldReadFunction<any>,
	pdfDisplay?: FieldPolicy<any> | FieldReadFunction<any>,
	pdfPrint?: FieldPolicy<any> | FieldReadFunction<any>,
	textDisplay?: FieldPolicy<any> | FieldReadFunction<any>,
	textPrint?: FieldPolicy<any> | FieldReadFunction<any>,
	total?: FieldPolicy<any> | FieldReadFunction<any>
};
export type UsageDayKeySpecifier = ('counts' | 'day' | UsageDayKeySpecifier)[];
export type UsageDayFieldPolicy = {
	counts?: FieldPolicy<any> | FieldReadFunction<any>,
	day?: FieldPolicy<any> | FieldReadFunction<any>
};
export type UsageFrequenciesKeySpecifier = ('counts' | 'days' | 'userCount' | 'users' | UsageFrequenciesKeySpecifier)[];
export type UsageFrequenciesFieldPolicy = {
	counts?: FieldPolicy<any> | FieldReadFunction<any>,
	days?: FieldPolicy<any> | FieldReadFunction<any>,
	userCount?: FieldPolicy<any> | FieldReadFunction<any>,
	users?: FieldPolicy<any> | FieldReadFunction<any>
};
export type UsageGroupKeySpecifier = ('id' | 'name' | UsageGroupKeySpecifier)[];
export type UsageGroupFieldPolicy = {
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>
};
export type UsageInquiryKeySpecifier = ('days' | 'rowCount' | 'rows' | 'total' | UsageInquiryKeySpecifier)[];
export type UsageInquiryFieldPolicy = {
	days?: FieldPolicy<any> | FieldReadFunction<any>,
	rowCount?: FieldPolicy<any> | FieldReadFunction<any>,
	rows?: FieldPolicy<any> | FieldReadFunction<any>,
	total?: FieldPolicy<any> | FieldReadFunction<any>
};
export type UsageMeterKeySpecifier = ('cap' | 'forecast' | 'lines' | 'max' | 'name' | 'used' | UsageMeterKeySpecifier)[];
export type UsageMeterFieldPolicy = {
	cap?: FieldPolicy<any> | FieldReadFunction<any>,
	forecast?: FieldPolicy<any> | FieldReadFunction<any>,
	lines?: FieldPolicy<any> | FieldReadFunction<any>,
	max?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>,
	used?: FieldPolicy<any> | FieldReadFunction<any>
};
export type UsageRecordsKeySpecifier = ('articleCount' | 'articles' | 'charges' | 'days' | 'meters' | 'period' | 'total' | UsageRecordsKeySpecifier)[];
export type UsageRecordsFieldPolicy = {
	articleCount?: FieldPolicy<any> | FieldReadFunction<any>,
	articles?: FieldPolicy<any> | FieldReadFunction<any>,
	charges?: FieldPolicy<any> | FieldReadFunction<any>,
	days?: FieldPolicy<any> | FieldReadFunction<any>,
	meters?: FieldPolicy<any> | FieldReadFunction<any>,
	period?: FieldPolicy<any> | FieldReadFunction<any>,
	total?: FieldPolicy<any> | FieldReadFunction<any>
};
export type UsageRowKeySpecifier = ('chargeCode' | 'counts' | 'day' | 'days' | 'demandName' | 'groupId' | 'groupName' | 'id' | 'imageCap' | 'isSubtotal' | 'isUnused' | 'textCap' | 'userId' | 'userName' | UsageRowKeySpecifier)[];
export type UsageRowFieldPolicy = {
	chargeCode?: FieldPolicy<any> | FieldReadFunction<any>,
	counts?: FieldPolicy<any> | FieldReadFunction<any>,
	day?: FieldPolicy<any> | FieldReadFunction<any>,
	days?: FieldPolicy<any> | FieldReadFunction<any>,
	demandName?: FieldPolicy<any> | FieldReadFunction<any>,
	groupId?: FieldPolicy<any> | FieldReadFunction<any>,
	groupName?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	imageCap?: FieldPolicy<any> | FieldReadFunction<any>,
	isSubtotal?: FieldPolicy<any> | FieldReadFunction<any>,
	isUnused?: FieldPolicy<any> | FieldReadFunction<any>,
	textCap?: FieldPolicy<any> | FieldReadFunction<any>,
	userId?: FieldPolicy<any> | FieldReadFunction<any>,
	userName?: FieldPolicy<any> | FieldReadFunction<any>
};
export type UsageUserKeySpecifier = ('groupId' | 'id' | 'name' | UsageUserKeySpecifier)[];
export type UsageUserFieldPolicy = {
	groupId?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>
};
export type UsedArticleKeySpecifier = ('dataSection' | 'id' | 'issueDate' | 'issueType' | 'mediaName' | 'page' | 'title' | 'useCount' | UsedArticleKeySpecifier)[];
export type UsedArticleFieldPolicy = {
	dataSection?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	issueDate?: FieldPolicy<any> | FieldReadFunction<any>,
	issueType?: FieldPolicy<any> | FieldReadFunction<any>,
	mediaName?: FieldPolicy<any> | FieldReadFunction<any>,
	page?: FieldPolicy<any> | FieldReadFunction<any>,
	title?: FieldPolicy<any> | FieldReadFunction<any>,
	useCount?: FieldPolicy<any> | FieldReadFunction<any>
};
export type UsedArticlePageKeySpecifier = ('articles' | 'total' | UsedArticlePageKeySpecifier)[];
export type UsedArticlePageFieldPolicy = {
	articles?: FieldPolicy<any> | FieldReadFunction<any>,
	total?: FieldPolicy<any> | FieldReadFunction<any>
};
export type UserKeySpecifier = ('changedAt' | 'changedBy' | 'email' | 'invitationEnd' | 'invitationFault' | 'invitedAt' | 'ipRestriction' | 'lastLoginAt' | 'lockedUntil' | 'loginStop' | 'mcUserAuthority' | 'name' | 'passChangeStop' | 'passwordSet' | 'scUserAuthority' | 'scUserId' | 'scUserPwSet' | 'secondFactor' | 'state' | 'systemMailStop' | 'themeBrowsing' | 'topicsCreation' | 'userAuthority' | 'userGroupId' | 'userGroupName' | 'userId' | 'version' | UserKeySpecifier)[];
export type UserFieldPolicy = {
	changedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	changedBy?: FieldPolicy<any> | FieldReadFunction<any>,
	email?: FieldPolicy<any> | FieldReadFunction<any>,
	invitationEnd?: FieldPolicy<any> | FieldReadFunction<any>,
	invitationFault?: FieldPolicy<any> | FieldReadFunction<any>,
	invitedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	ipRestriction?: FieldPolicy<any> | FieldReadFunction<any>,
	lastLoginAt?: FieldPolicy<any> | FieldReadFunction<any>,
	lockedUntil?: FieldPolicy<any> | FieldReadFunction<any>,
	loginStop?: FieldPolicy<any> | FieldReadFunction<any>,
	mcUserAuthority?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>,
	passChangeStop?: FieldPolicy<any> | FieldReadFunction<any>,
	passwordSet?: FieldPolicy<any> | FieldReadFunction<any>,
	scUserAuthority?: FieldPolicy<any> | FieldReadFunction<any>,
	scUserId?: FieldPolicy<any> | FieldReadFunction<any>,
	scUserPwSet?: FieldPolicy<any> | FieldReadFunction<any>,
	secondFactor?: FieldPolicy<any> | FieldReadFunction<any>,
	state?: FieldPolicy<any> | FieldReadFunction<any>,
	systemMailStop?: FieldPolicy<any> | FieldReadFunction<any>,
	themeBrowsing?: FieldPolicy<any> | FieldReadFunction<any>,
	topicsCreation?: FieldPolicy<any> | FieldReadFunction<any>,
	userAuthority?: FieldPolicy<any> | FieldReadFunction<any>,
	userGroupId?: FieldPolicy<any> | FieldReadFunction<any>,
	userGroupName?: FieldPolicy<any> | FieldReadFunction<any>,
	userId?: FieldPolicy<any> | FieldReadFunction<any>,
	version?: FieldPolicy<any> | FieldReadFunction<any>
};
export type UserAuthenticatorBegunKeySpecifier = ('secret' | 'uri' | UserAuthenticatorBegunKeySpecifier)[];
export type UserAuthenticatorBegunFieldPolicy = {
	secret?: FieldPolicy<any> | FieldReadFunction<any>,
	uri?: FieldPolicy<any> | FieldReadFunction<any>
};
export type UserFrequencyKeySpecifier = ('frequency' | 'groupName' | 'lastLoginAt' | 'useCount' | 'useDays' | 'userId' | 'userName' | UserFrequencyKeySpecifier)[];
export type UserFrequencyFieldPolicy = {
	frequency?: FieldPolicy<any> | FieldReadFunction<any>,
	groupName?: FieldPolicy<any> | FieldReadFunction<any>,
	lastLoginAt?: FieldPolicy<any> | FieldReadFunction<any>,
	useCount?: FieldPolicy<any> | FieldReadFunction<any>,
	useDays?: FieldPolicy<any> | FieldReadFunction<any>,
	userId?: FieldPolicy<any> | FieldReadFunction<any>,
	userName?: FieldPolicy<any> | FieldReadFunction<any>
};
export type UserGroupChoicesKeySpecifier = ('demandUnits' | 'sections' | UserGroupChoicesKeySpecifier)[];
export type UserGroupChoicesFieldPolicy = {
	demandUnits?: FieldPolicy<any> | FieldReadFunction<any>,
	sections?: FieldPolicy<any> | FieldReadFunction<any>
};
export type UserGroupListKeySpecifier = ('choices' | 'groups' | UserGroupListKeySpecifier)[];
export type UserGroupListFieldPolicy = {
	choices?: FieldPolicy<any> | FieldReadFunction<any>,
	groups?: FieldPolicy<any> | FieldReadFunction<any>
};
export type UserGroupOptionKeySpecifier = ('id' | 'name' | 'userCount' | UserGroupOptionKeySpecifier)[];
export type UserGroupOptionFieldPolicy = {
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>,
	userCount?: FieldPolicy<any> | FieldReadFunction<any>
};
export type UserGroupSavedKeySpecifier = ('id' | 'version' | UserGroupSavedKeySpecifier)[];
export type UserGroupSavedFieldPolicy = {
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	version?: FieldPolicy<any> | FieldReadFunction<any>
};
export type UserGroupSettingsKeySpecifier = ('adminCount' | 'demandUnit' | 'id' | 'lastChange' | 'mc' | 'name' | 'sc' | 'sources' | 'stoppedCount' | 'themeCount' | 'topicUserCount' | 'useLines' | 'userCount' | 'version' | UserGroupSettingsKeySpecifier)[];
export type UserGroupSettingsFieldPolicy = {
	adminCount?: FieldPolicy<any> | FieldReadFunction<any>,
	demandUnit?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	lastChange?: FieldPolicy<any> | FieldReadFunction<any>,
	mc?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>,
	sc?: FieldPolicy<any> | FieldReadFunction<any>,
	sources?: FieldPolicy<any> | FieldReadFunction<any>,
	stoppedCount?: FieldPolicy<any> | FieldReadFunction<any>,
	themeCount?: FieldPolicy<any> | FieldReadFunction<any>,
	topicUserCount?: FieldPolicy<any> | FieldReadFunction<any>,
	useLines?: FieldPolicy<any> | FieldReadFunction<any>,
	userCount?: FieldPolicy<any> | FieldReadFunction<any>,
	version?: FieldPolicy<any> | FieldReadFunction<any>
};
export type UserGroupWithChoicesKeySpecifier = ('choices' | 'group' | 'mailSettings' | 'mcFullAt' | 'scFullAt' | UserGroupWithChoicesKeySpecifier)[];
export type UserGroupWithChoicesFieldPolicy = {
	choices?: FieldPolicy<any> | FieldReadFunction<any>,
	group?: FieldPolicy<any> | FieldReadFunction<any>,
	mailSettings?: FieldPolicy<any> | FieldReadFunction<any>,
	mcFullAt?: FieldPolicy<any> | FieldReadFunction<any>,
	scFullAt?: FieldPolicy<any> | FieldReadFunction<any>
};
export type UserLogLineKeySpecifier = ('action' | 'actor' | 'at' | 'companyName' | 'contractId' | 'detail' | 'requestId' | UserLogLineKeySpecifier)[];
export type UserLogLineFieldPolicy = {
	action?: FieldPolicy<any> | FieldReadFunction<any>,
	actor?: FieldPolicy<any> | FieldReadFunction<any>,
	at?: FieldPolicy<any> | FieldReadFunction<any>,
	companyName?: FieldPolicy<any> | FieldReadFunction<any>,
	contractId?: FieldPolicy<any> | FieldReadFunction<any>,
	detail?: FieldPolicy<any> | FieldReadFunction<any>,
	requestId?: FieldPolicy<any> | FieldReadFunction<any>
};
export type UserLogPageKeySpecifier = ('end' | 'lines' | 'start' | 'total' | UserLogPageKeySpecifier)[];
export type UserLogPageFieldPolicy = {
	end?: FieldPolicy<any> | FieldReadFunction<any>,
	lines?: FieldPolicy<any> | FieldReadFunction<any>,
	start?: FieldPolicy<any> | FieldReadFunction<any>,
	total?: FieldPolicy<any> | FieldReadFunction<any>
};
export type UserPageKeySpecifier = ('total' | 'users' | UserPageKeySpecifier)[];
export type UserPageFieldPolicy = {
	total?: FieldPolicy<any> | FieldReadFunction<any>,
	users?: FieldPolicy<any> | FieldReadFunction<any>
};
export type UserRemovedKeySpecifier = ('done' | UserRemovedKeySpecifier)[];
export type UserRemovedFieldPolicy = {
	done?: FieldPolicy<any> | FieldReadFunction<any>
};
export type UserSessionKeySpecifier = ('clientAddress' | 'createdAt' | 'current' | 'id' | 'lastSeenAt' | 'userAgent' | UserSessionKeySpecifier)[];
export type UserSessionFieldPolicy = {
	clientAddress?: FieldPolicy<any> | FieldReadFunction<any>,
	createdAt?: FieldPolicy<any> | FieldReadFunction<any>,
	current?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	lastSeenAt?: FieldPolicy<any> | FieldReadFunction<any>,
	userAgent?: FieldPolicy<any> | FieldReadFunction<any>
};
export type UserViewKeySpecifier = ('groups' | 'sources' | 'themes' | 'topics' | 'unlinked' | 'user' | UserViewKeySpecifier)[];
export type UserViewFieldPolicy = {
	groups?: FieldPolicy<any> | FieldReadFunction<any>,
	sources?: FieldPolicy<any> | FieldReadFunction<any>,
	themes?: FieldPolicy<any> | FieldReadFunction<any>,
	topics?: FieldPolicy<any> | FieldReadFunction<any>,
	unlinked?: FieldPolicy<any> | FieldReadFunction<any>,
	user?: FieldPolicy<any> | FieldReadFunction<any>
};
export type UsersMovedKeySpecifier = ('count' | UsersMovedKeySpecifier)[];
export type UsersMovedFieldPolicy = {
	count?: FieldPolicy<any> | FieldReadFunction<any>
};
export type VersionConflictKeySpecifier = ('changedAt' | 'changedBy' | 'message' | VersionConflictKeySpecifier)[];
export type VersionConflictFieldPolicy = {
	changedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	changedBy?: FieldPolicy<any> | FieldReadFunction<any>,
	message?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ViewedNodeKeySpecifier = ('counts' | 'key' | 'name' | 'reasons' | 'themes' | 'through' | ViewedNodeKeySpecifier)[];
export type ViewedNodeFieldPolicy = {
	counts?: FieldPolicy<any> | FieldReadFunction<any>,
	key?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>,
	reasons?: FieldPolicy<any> | FieldReadFunction<any>,
	themes?: FieldPolicy<any> | FieldReadFunction<any>,
	through?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ViewedSourceKeySpecifier = ('allArticlesSelectable' | 'contract' | 'dataSection' | 'userGroup' | 'visible' | ViewedSourceKeySpecifier)[];
export type ViewedSourceFieldPolicy = {
	allArticlesSelectable?: FieldPolicy<any> | FieldReadFunction<any>,
	contract?: FieldPolicy<any> | FieldReadFunction<any>,
	dataSection?: FieldPolicy<any> | FieldReadFunction<any>,
	userGroup?: FieldPolicy<any> | FieldReadFunction<any>,
	visible?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ViewedUserKeySpecifier = ('abilities' | 'ipRestricted' | 'loginStopped' | 'mailStopped' | 'name' | 'passwordChangeStopped' | 'role' | 'themeBrowsing' | 'userGroupId' | 'userGroupName' | 'userId' | ViewedUserKeySpecifier)[];
export type ViewedUserFieldPolicy = {
	abilities?: FieldPolicy<any> | FieldReadFunction<any>,
	ipRestricted?: FieldPolicy<any> | FieldReadFunction<any>,
	loginStopped?: FieldPolicy<any> | FieldReadFunction<any>,
	mailStopped?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>,
	passwordChangeStopped?: FieldPolicy<any> | FieldReadFunction<any>,
	role?: FieldPolicy<any> | FieldReadFunction<any>,
	themeBrowsing?: FieldPolicy<any> | FieldReadFunction<any>,
	userGroupId?: FieldPolicy<any> | FieldReadFunction<any>,
	userGroupName?: FieldPolicy<any> | FieldReadFunction<any>,
	userId?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ViewerKeySpecifier = ('abilities' | 'asksChargeCode' | 'companyName' | 'confirmations' | 'contractCode' | 'contractEnd' | 'contractId' | 'isSupportView' | 'mailSendMaxCount' | 'name' | 'offlineReading' | 'ownMails' | 'pdfUsageDisplay' | 'processDate' | 'role' | 'secondFactorNeeded' | 'sources' | 'subthemeDisplay' | 'supportView' | 'userGroupName' | 'userId' | ViewerKeySpecifier)[];
export type ViewerFieldPolicy = {
	abilities?: FieldPolicy<any> | FieldReadFunction<any>,
	asksChargeCode?: FieldPolicy<any> | FieldReadFunction<any>,
	companyName?: FieldPolicy<any> | FieldReadFunction<any>,
	confirmations?: FieldPolicy<any> | FieldReadFunction<any>,
	contractCode?: FieldPolicy<any> | FieldReadFunction<any>,
	contractEnd?: FieldPolicy<any> | FieldReadFunction<any>,
	contractId?: FieldPolicy<any> | FieldReadFunction<any>,
	isSupportView?: FieldPolicy<any> | FieldReadFunction<any>,
	mailSendMaxCount?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>,
	offlineReading?: FieldPolicy<any> | FieldReadFunction<any>,
	ownMails?: FieldPolicy<any> | FieldReadFunction<any>,
	pdfUsageDisplay?: FieldPolicy<any> | FieldReadFunction<any>,
	processDate?: FieldPolicy<any> | FieldReadFunction<any>,
	role?: FieldPolicy<any> | FieldReadFunction<any>,
	secondFactorNeeded?: FieldPolicy<any> | FieldReadFunction<any>,
	sources?: FieldPolicy<any> | FieldReadFunction<any>,
	subthemeDisplay?: FieldPolicy<any> | FieldReadFunction<any>,
	supportView?: FieldPolicy<any> | FieldReadFunction<any>,
	userGroupName?: FieldPolicy<any> | FieldReadFunction<any>,
	userId?: FieldPolicy<any> | FieldReadFunction<any>
};
export type WebArticleKeySpecifier = ('ad' | 'category' | 'clippedIn' | 'comment' | 'correction' | 'dataSection' | 'id' | 'mediaName' | 'mediaType' | 'processDate' | 'prominence' | 'prominenceText' | 'published' | 'read' | 'reportedAt' | 'sameStoryCount' | 'searchWords' | 'snippet' | 'tags' | 'themeNames' | 'title' | 'titleHits' | 'tone' | 'url' | WebArticleKeySpecifier)[];
export type WebArticleFieldPolicy = {
	ad?: FieldPolicy<any> | FieldReadFunction<any>,
	category?: FieldPolicy<any> | FieldReadFunction<any>,
	clippedIn?: FieldPolicy<any> | FieldReadFunction<any>,
	comment?: FieldPolicy<any> | FieldReadFunction<any>,
	correction?: FieldPolicy<any> | FieldReadFunction<any>,
	dataSection?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	mediaName?: FieldPolicy<any> | FieldReadFunction<any>,
	mediaType?: FieldPolicy<any> | FieldReadFunction<any>,
	processDate?: FieldPolicy<any> | FieldReadFunction<any>,
	prominence?: FieldPolicy<any> | FieldReadFunction<any>,
	prominenceText?: FieldPolicy<any> | FieldReadFunction<any>,
	published?: FieldPolicy<any> | FieldReadFunction<any>,
	read?: FieldPolicy<any> | FieldReadFunction<any>,
	reportedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	sameStoryCount?: FieldPolicy<any> | FieldReadFunction<any>,
	searchWords?: FieldPolicy<any> | FieldReadFunction<any>,
	snippet?: FieldPolicy<any> | FieldReadFunction<any>,
	tags?: FieldPolicy<any> | FieldReadFunction<any>,
	themeNames?: FieldPolicy<any> | FieldReadFunction<any>,
	title?: FieldPolicy<any> | FieldReadFunction<any>,
	titleHits?: FieldPolicy<any> | FieldReadFunction<any>,
	tone?: FieldPolicy<any> | FieldReadFunction<any>,
	url?: FieldPolicy<any> | FieldReadFunction<any>
};
export type WebhookKeySpecifier = ('events' | 'failedCount' | 'formerSecretUntil' | 'id' | 'isStopped' | 'lastError' | 'lastSentAt' | 'name' | 'nextAttemptAt' | 'stopReason' | 'themeId' | 'themeName' | 'urlHost' | 'version' | 'waitingCount' | WebhookKeySpecifier)[];
export type WebhookFieldPolicy = {
	events?: FieldPolicy<any> | FieldReadFunction<any>,
	failedCount?: FieldPolicy<any> | FieldReadFunction<any>,
	formerSecretUntil?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	isStopped?: FieldPolicy<any> | FieldReadFunction<any>,
	lastError?: FieldPolicy<any> | FieldReadFunction<any>,
	lastSentAt?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>,
	nextAttemptAt?: FieldPolicy<any> | FieldReadFunction<any>,
	stopReason?: FieldPolicy<any> | FieldReadFunction<any>,
	themeId?: FieldPolicy<any> | FieldReadFunction<any>,
	themeName?: FieldPolicy<any> | FieldReadFunction<any>,
	urlHost?: FieldPolicy<any> | FieldReadFunction<any>,
	version?: FieldPolicy<any> | FieldReadFunction<any>,
	waitingCount?: FieldPolicy<any> | FieldReadFunction<any>
};
export type WebhookDeliveryKeySpecifier = ('attemptCount' | 'endedAt' | 'event' | 'id' | 'message' | 'messageId' | 'nextAttemptAt' | 'occurredAt' | 'replayedAt' | 'responseStatus' | 'state' | 'subject' | WebhookDeliveryKeySpecifier)[];
export type WebhookDeliveryFieldPolicy = {
	attemptCount?: FieldPolicy<any> | FieldReadFunction<any>,
	endedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	event?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	message?: FieldPolicy<any> | FieldReadFunction<any>,
	messageId?: FieldPolicy<any> | FieldReadFunction<any>,
	nextAttemptAt?: FieldPolicy<any> | FieldReadFunction<any>,
	occurredAt?: FieldPolicy<any> | FieldReadFunction<any>,
	replayedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	responseStatus?: FieldPolicy<any> | FieldReadFunction<any>,
	state?: FieldPolicy<any> | FieldReadFunction<any>,
	subject?: FieldPolicy<any> | FieldReadFunction<any>
};
export type WebhookReplayedKeySpecifier = ('count' | WebhookReplayedKeySpecifier)[];
export type WebhookReplayedFieldPolicy = {
	count?: FieldPolicy<any> | FieldReadFunction<any>
};
export type WebhookSavedKeySpecifier = ('id' | 'signingSecret' | WebhookSavedKeySpecifier)[];
export type WebhookSavedFieldPolicy = {
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	signingSecret?: FieldPolicy<any> | FieldReadFunction<any>
};
export type WebhookTestedKeySpecifier = ('message' | 'wasTaken' | WebhookTestedKeySpecifier)[];
export type WebhookTestedFieldPolicy = {
	message?: FieldPolicy<any> | FieldReadFunction<any>,
	wasTaken?: FieldPolicy<any> | FieldReadFunction<any>
};
export type WithdrawnArticleKeySpecifier = ('id' | 'issueDate' | 'mediaName' | 'withdrawnAt' | WithdrawnArticleKeySpecifier)[];
export type WithdrawnArticleFieldPolicy = {
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	issueDate?: FieldPolicy<any> | FieldReadFunction<any>,
	mediaName?: FieldPolicy<any> | FieldReadFunction<any>,
	withdrawnAt?: FieldPolicy<any> | FieldReadFunction<any>
};
export type StrictTypedTypePolicies = {
	Abilities?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | AbilitiesKeySpecifier | (() => undefined | AbilitiesKeySpecifier),
		fields?: AbilitiesFieldPolicy,
	},
	AdValue?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | AdValueKeySpecifier | (() => undefined | AdValueKeySpecifier),
		fields?: AdValueFieldPolicy,
	},
	AddressCheck?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | AddressCheckKeySpecifier | (() => undefined | AddressCheckKeySpecifier),
		fields?: AddressCheckFieldPolicy,
	},
	AddressGroup?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | AddressGroupKeySpecifier | (() => undefined | AddressGroupKeySpecifier),
		fields?: AddressGroupFieldPolicy,
	},
	AddressRow?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | AddressRowKeySpecifier | (() => undefined | AddressRowKeySpecifier),
		fields?: AddressRowFieldPolicy,
	},
	AlarmSetting?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | AlarmSettingKeySpecifier | (() => undefined | AlarmSettingKeySpecifier),
		fields?: AlarmSettingFieldPolicy,
	},
	ApiToken?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ApiTokenKeySpecifier | (() => undefined | ApiTokenKeySpecifier),
		fields?: ApiTokenFieldPolicy,
	},
	ApiTokenCreated?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ApiTokenCreatedKeySpecifier | (() => undefined | ApiTokenCreatedKeySpecifier),
		fields?: ApiTokenCreatedFieldPolicy,
	},
	ApiTokenRevoked?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ApiTokenRevokedKeySpecifier | (() => undefined | ApiTokenRevokedKeySpecifier),
		fields?: ApiTokenRevokedFieldPolicy,
	},
	ApprovalRequest?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ApprovalRequestKeySpecifier | (() => undefined | ApprovalRequestKeySpecifier),
		fields?: ApprovalRequestFieldPolicy,
	},
	ArrivalAffected?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ArrivalAffectedKeySpecifier | (() => undefined | ArrivalAffectedKeySpecifier),
		fields?: ArrivalAffectedFieldPolicy,
	},
	ArrivalScreen?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ArrivalScreenKeySpecifier | (() => undefined | ArrivalScreenKeySpecifier),
		fields?: ArrivalScreenFieldPolicy,
	},
	ArrivalStep?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ArrivalStepKeySpecifier | (() => undefined | ArrivalStepKeySpecifier),
		fields?: ArrivalStepFieldPolicy,
	},
	ArticleCorrected?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ArticleCorrectedKeySpecifier | (() => undefined | ArticleCorrectedKeySpecifier),
		fields?: ArticleCorrectedFieldPolicy,
	},
	ArticleCorrection?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ArticleCorrectionKeySpecifier | (() => undefined | ArticleCorrectionKeySpecifier),
		fields?: ArticleCorrectionFieldPolicy,
	},
	ArticleCorrectionPage?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ArticleCorrectionPageKeySpecifier | (() => undefined | ArticleCorrectionPageKeySpecifier),
		fields?: ArticleCorrectionPageFieldPolicy,
	},
	ArticleCountReport?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ArticleCountReportKeySpecifier | (() => undefined | ArticleCountReportKeySpecifier),
		fields?: ArticleCountReportFieldPolicy,
	},
	ArticleCountRow?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ArticleCountRowKeySpecifier | (() => undefined | ArticleCountRowKeySpecifier),
		fields?: ArticleCountRowFieldPolicy,
	},
	ArticleDetail?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ArticleDetailKeySpecifier | (() => undefined | ArticleDetailKeySpecifier),
		fields?: ArticleDetailFieldPolicy,
	},
	ArticleEvent?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ArticleEventKeySpecifier | (() => undefined | ArticleEventKeySpecifier),
		fields?: ArticleEventFieldPolicy,
	},
	ArticleFeed?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ArticleFeedKeySpecifier | (() => undefined | ArticleFeedKeySpecifier),
		fields?: ArticleFeedFieldPolicy,
	},
	ArticleFeedCreated?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ArticleFeedCreatedKeySpecifier | (() => undefined | ArticleFeedCreatedKeySpecifier),
		fields?: ArticleFeedCreatedFieldPolicy,
	},
	ArticleFeedRevoked?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ArticleFeedRevokedKeySpecifier | (() => undefined | ArticleFeedRevokedKeySpecifier),
		fields?: ArticleFeedRevokedFieldPolicy,
	},
	ArticleImage?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ArticleImageKeySpecifier | (() => undefined | ArticleImageKeySpecifier),
		fields?: ArticleImageFieldPolicy,
	},
	ArticleLife?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ArticleLifeKeySpecifier | (() => undefined | ArticleLifeKeySpecifier),
		fields?: ArticleLifeFieldPolicy,
	},
	ArticleListItem?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ArticleListItemKeySpecifier | (() => undefined | ArticleListItemKeySpecifier),
		fields?: ArticleListItemFieldPolicy,
	},
	ArticlePage?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ArticlePageKeySpecifier | (() => undefined | ArticlePageKeySpecifier),
		fields?: ArticlePageFieldPolicy,
	},
	ArticleSearchAnswer?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ArticleSearchAnswerKeySpecifier | (() => undefined | ArticleSearchAnswerKeySpecifier),
		fields?: ArticleSearchAnswerFieldPolicy,
	},
	ArticleStillIncorrect?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ArticleStillIncorrectKeySpecifier | (() => undefined | ArticleStillIncorrectKeySpecifier),
		fields?: ArticleStillIncorrectFieldPolicy,
	},
	ArticleTag?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ArticleTagKeySpecifier | (() => undefined | ArticleTagKeySpecifier),
		fields?: ArticleTagFieldPolicy,
	},
	AudienceChoice?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | AudienceChoiceKeySpecifier | (() => undefined | AudienceChoiceKeySpecifier),
		fields?: AudienceChoiceFieldPolicy,
	},
	AuditLogEntry?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | AuditLogEntryKeySpecifier | (() => undefined | AuditLogEntryKeySpecifier),
		fields?: AuditLogEntryFieldPolicy,
	},
	AuditLogField?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | AuditLogFieldKeySpecifier | (() => undefined | AuditLogFieldKeySpecifier),
		fields?: AuditLogFieldFieldPolicy,
	},
	AuditLogPage?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | AuditLogPageKeySpecifier | (() => undefined | AuditLogPageKeySpecifier),
		fields?: AuditLogPageFieldPolicy,
	},
	AuthenticatorBegun?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | AuthenticatorBegunKeySpecifier | (() => undefined | AuthenticatorBegunKeySpecifier),
		fields?: AuthenticatorBegunFieldPolicy,
	},
	AuthenticatorSet?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | AuthenticatorSetKeySpecifier | (() => undefined | AuthenticatorSetKeySpecifier),
		fields?: AuthenticatorSetFieldPolicy,
	},
	AvailableDays?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | AvailableDaysKeySpecifier | (() => undefined | AvailableDaysKeySpecifier),
		fields?: AvailableDaysFieldPolicy,
	},
	BackOfficeDone?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | BackOfficeDoneKeySpecifier | (() => undefined | BackOfficeDoneKeySpecifier),
		fields?: BackOfficeDoneFieldPolicy,
	},
	BookletArticle?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | BookletArticleKeySpecifier | (() => undefined | BookletArticleKeySpecifier),
		fields?: BookletArticleFieldPolicy,
	},
	BookletCheck?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | BookletCheckKeySpecifier | (() => undefined | BookletCheckKeySpecifier),
		fields?: BookletCheckFieldPolicy,
	},
	Briefing?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | BriefingKeySpecifier | (() => undefined | BriefingKeySpecifier),
		fields?: BriefingFieldPolicy,
	},
	BriefingCandidate?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | BriefingCandidateKeySpecifier | (() => undefined | BriefingCandidateKeySpecifier),
		fields?: BriefingCandidateFieldPolicy,
	},
	BriefingProposal?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | BriefingProposalKeySpecifier | (() => undefined | BriefingProposalKeySpecifier),
		fields?: BriefingProposalFieldPolicy,
	},
	BriefingStory?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | BriefingStoryKeySpecifier | (() => undefined | BriefingStoryKeySpecifier),
		fields?: BriefingStoryFieldPolicy,
	},
	CapOutlook?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | CapOutlookKeySpecifier | (() => undefined | CapOutlookKeySpecifier),
		fields?: CapOutlookFieldPolicy,
	},
	CauseCount?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | CauseCountKeySpecifier | (() => undefined | CauseCountKeySpecifier),
		fields?: CauseCountFieldPolicy,
	},
	ChangeDone?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ChangeDoneKeySpecifier | (() => undefined | ChangeDoneKeySpecifier),
		fields?: ChangeDoneFieldPolicy,
	},
	ChangedArticles?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ChangedArticlesKeySpecifier | (() => undefined | ChangedArticlesKeySpecifier),
		fields?: ChangedArticlesFieldPolicy,
	},
	ChangedTopic?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ChangedTopicKeySpecifier | (() => undefined | ChangedTopicKeySpecifier),
		fields?: ChangedTopicFieldPolicy,
	},
	ChangedUsers?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ChangedUsersKeySpecifier | (() => undefined | ChangedUsersKeySpecifier),
		fields?: ChangedUsersFieldPolicy,
	},
	ChargeCode?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ChargeCodeKeySpecifier | (() => undefined | ChargeCodeKeySpecifier),
		fields?: ChargeCodeFieldPolicy,
	},
	ChargeCodes?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ChargeCodesKeySpecifier | (() => undefined | ChargeCodesKeySpecifier),
		fields?: ChargeCodesFieldPolicy,
	},
	ChargedUses?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ChargedUsesKeySpecifier | (() => undefined | ChargedUsesKeySpecifier),
		fields?: ChargedUsesFieldPolicy,
	},
	ChatPost?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ChatPostKeySpecifier | (() => undefined | ChatPostKeySpecifier),
		fields?: ChatPostFieldPolicy,
	},
	ChatSetting?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ChatSettingKeySpecifier | (() => undefined | ChatSettingKeySpecifier),
		fields?: ChatSettingFieldPolicy,
	},
	ChatSettingSaved?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ChatSettingSavedKeySpecifier | (() => undefined | ChatSettingSavedKeySpecifier),
		fields?: ChatSettingSavedFieldPolicy,
	},
	ChatTarget?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ChatTargetKeySpecifier | (() => undefined | ChatTargetKeySpecifier),
		fields?: ChatTargetFieldPolicy,
	},
	ChatTargetSaved?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ChatTargetSavedKeySpecifier | (() => undefined | ChatTargetSavedKeySpecifier),
		fields?: ChatTargetSavedFieldPolicy,
	},
	ChatTested?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ChatTestedKeySpecifier | (() => undefined | ChatTestedKeySpecifier),
		fields?: ChatTestedFieldPolicy,
	},
	Clip?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ClipKeySpecifier | (() => undefined | ClipKeySpecifier),
		fields?: ClipFieldPolicy,
	},
	ClipFolder?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ClipFolderKeySpecifier | (() => undefined | ClipFolderKeySpecifier),
		fields?: ClipFolderFieldPolicy,
	},
	ClipNote?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ClipNoteKeySpecifier | (() => undefined | ClipNoteKeySpecifier),
		fields?: ClipNoteFieldPolicy,
	},
	ClippedFolder?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ClippedFolderKeySpecifier | (() => undefined | ClippedFolderKeySpecifier),
		fields?: ClippedFolderFieldPolicy,
	},
	Clips?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ClipsKeySpecifier | (() => undefined | ClipsKeySpecifier),
		fields?: ClipsFieldPolicy,
	},
	ClipsChanged?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ClipsChangedKeySpecifier | (() => undefined | ClipsChangedKeySpecifier),
		fields?: ClipsChangedFieldPolicy,
	},
	CompanyEvent?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | CompanyEventKeySpecifier | (() => undefined | CompanyEventKeySpecifier),
		fields?: CompanyEventFieldPolicy,
	},
	ComparedArticle?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ComparedArticleKeySpecifier | (() => undefined | ComparedArticleKeySpecifier),
		fields?: ComparedArticleFieldPolicy,
	},
	ComparedArticles?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ComparedArticlesKeySpecifier | (() => undefined | ComparedArticlesKeySpecifier),
		fields?: ComparedArticlesFieldPolicy,
	},
	ComparedColumn?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ComparedColumnKeySpecifier | (() => undefined | ComparedColumnKeySpecifier),
		fields?: ComparedColumnFieldPolicy,
	},
	ComparedMedium?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ComparedMediumKeySpecifier | (() => undefined | ComparedMediumKeySpecifier),
		fields?: ComparedMediumFieldPolicy,
	},
	ComparedPeriod?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ComparedPeriodKeySpecifier | (() => undefined | ComparedPeriodKeySpecifier),
		fields?: ComparedPeriodFieldPolicy,
	},
	ComparedThing?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ComparedThingKeySpecifier | (() => undefined | ComparedThingKeySpecifier),
		fields?: ComparedThingFieldPolicy,
	},
	Comparison?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ComparisonKeySpecifier | (() => undefined | ComparisonKeySpecifier),
		fields?: ComparisonFieldPolicy,
	},
	ConditionMailEnded?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ConditionMailEndedKeySpecifier | (() => undefined | ConditionMailEndedKeySpecifier),
		fields?: ConditionMailEndedFieldPolicy,
	},
	ConditionMailPreview?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ConditionMailPreviewKeySpecifier | (() => undefined | ConditionMailPreviewKeySpecifier),
		fields?: ConditionMailPreviewFieldPolicy,
	},
	ConditionMailSaved?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ConditionMailSavedKeySpecifier | (() => undefined | ConditionMailSavedKeySpecifier),
		fields?: ConditionMailSavedFieldPolicy,
	},
	ConditionRemoved?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ConditionRemovedKeySpecifier | (() => undefined | ConditionRemovedKeySpecifier),
		fields?: ConditionRemovedFieldPolicy,
	},
	ContractEnd?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ContractEndKeySpecifier | (() => undefined | ContractEndKeySpecifier),
		fields?: ContractEndFieldPolicy,
	},
	ContractLicence?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ContractLicenceKeySpecifier | (() => undefined | ContractLicenceKeySpecifier),
		fields?: ContractLicenceFieldPolicy,
	},
	ContractMails?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ContractMailsKeySpecifier | (() => undefined | ContractMailsKeySpecifier),
		fields?: ContractMailsFieldPolicy,
	},
	ContractOmissions?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ContractOmissionsKeySpecifier | (() => undefined | ContractOmissionsKeySpecifier),
		fields?: ContractOmissionsFieldPolicy,
	},
	ContractPage?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ContractPageKeySpecifier | (() => undefined | ContractPageKeySpecifier),
		fields?: ContractPageFieldPolicy,
	},
	ContractSaved?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ContractSavedKeySpecifier | (() => undefined | ContractSavedKeySpecifier),
		fields?: ContractSavedFieldPolicy,
	},
	ContractStateCount?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ContractStateCountKeySpecifier | (() => undefined | ContractStateCountKeySpecifier),
		fields?: ContractStateCountFieldPolicy,
	},
	ContractStep?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ContractStepKeySpecifier | (() => undefined | ContractStepKeySpecifier),
		fields?: ContractStepFieldPolicy,
	},
	ContractSteps?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ContractStepsKeySpecifier | (() => undefined | ContractStepsKeySpecifier),
		fields?: ContractStepsFieldPolicy,
	},
	ContractSummary?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ContractSummaryKeySpecifier | (() => undefined | ContractSummaryKeySpecifier),
		fields?: ContractSummaryFieldPolicy,
	},
	ContractText?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ContractTextKeySpecifier | (() => undefined | ContractTextKeySpecifier),
		fields?: ContractTextFieldPolicy,
	},
	ContractTheme?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ContractThemeKeySpecifier | (() => undefined | ContractThemeKeySpecifier),
		fields?: ContractThemeFieldPolicy,
	},
	ContractThemeSaved?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ContractThemeSavedKeySpecifier | (() => undefined | ContractThemeSavedKeySpecifier),
		fields?: ContractThemeSavedFieldPolicy,
	},
	CountedTerm?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | CountedTermKeySpecifier | (() => undefined | CountedTermKeySpecifier),
		fields?: CountedTermFieldPolicy,
	},
	CountedTerms?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | CountedTermsKeySpecifier | (() => undefined | CountedTermsKeySpecifier),
		fields?: CountedTermsFieldPolicy,
	},
	CustomerUser?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | CustomerUserKeySpecifier | (() => undefined | CustomerUserKeySpecifier),
		fields?: CustomerUserFieldPolicy,
	},
	DeadLetter?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | DeadLetterKeySpecifier | (() => undefined | DeadLetterKeySpecifier),
		fields?: DeadLetterFieldPolicy,
	},
	DeadLettersQueued?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | DeadLettersQueuedKeySpecifier | (() => undefined | DeadLettersQueuedKeySpecifier),
		fields?: DeadLettersQueuedFieldPolicy,
	},
	DeletedUser?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | DeletedUserKeySpecifier | (() => undefined | DeletedUserKeySpecifier),
		fields?: DeletedUserFieldPolicy,
	},
	DeliverySheet?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | DeliverySheetKeySpecifier | (() => undefined | DeliverySheetKeySpecifier),
		fields?: DeliverySheetFieldPolicy,
	},
	DemandLimit?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | DemandLimitKeySpecifier | (() => undefined | DemandLimitKeySpecifier),
		fields?: DemandLimitFieldPolicy,
	},
	DemandUnit?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | DemandUnitKeySpecifier | (() => undefined | DemandUnitKeySpecifier),
		fields?: DemandUnitFieldPolicy,
	},
	DemandUnitChoice?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | DemandUnitChoiceKeySpecifier | (() => undefined | DemandUnitChoiceKeySpecifier),
		fields?: DemandUnitChoiceFieldPolicy,
	},
	DemandUnitMember?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | DemandUnitMemberKeySpecifier | (() => undefined | DemandUnitMemberKeySpecifier),
		fields?: DemandUnitMemberFieldPolicy,
	},
	DemandUnitName?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | DemandUnitNameKeySpecifier | (() => undefined | DemandUnitNameKeySpecifier),
		fields?: DemandUnitNameFieldPolicy,
	},
	DomainMailFigures?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | DomainMailFiguresKeySpecifier | (() => undefined | DomainMailFiguresKeySpecifier),
		fields?: DomainMailFiguresFieldPolicy,
	},
	DutyPerson?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | DutyPersonKeySpecifier | (() => undefined | DutyPersonKeySpecifier),
		fields?: DutyPersonFieldPolicy,
	},
	EarlierNote?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | EarlierNoteKeySpecifier | (() => undefined | EarlierNoteKeySpecifier),
		fields?: EarlierNoteFieldPolicy,
	},
	EditionDone?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | EditionDoneKeySpecifier | (() => undefined | EditionDoneKeySpecifier),
		fields?: EditionDoneFieldPolicy,
	},
	EditionDuty?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | EditionDutyKeySpecifier | (() => undefined | EditionDutyKeySpecifier),
		fields?: EditionDutyFieldPolicy,
	},
	EditionMorning?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | EditionMorningKeySpecifier | (() => undefined | EditionMorningKeySpecifier),
		fields?: EditionMorningFieldPolicy,
	},
	EditionRota?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | EditionRotaKeySpecifier | (() => undefined | EditionRotaKeySpecifier),
		fields?: EditionRotaFieldPolicy,
	},
	EditionRotaScreen?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | EditionRotaScreenKeySpecifier | (() => undefined | EditionRotaScreenKeySpecifier),
		fields?: EditionRotaScreenFieldPolicy,
	},
	ExpressionTrial?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ExpressionTrialKeySpecifier | (() => undefined | ExpressionTrialKeySpecifier),
		fields?: ExpressionTrialFieldPolicy,
	},
	ExpressionWords?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ExpressionWordsKeySpecifier | (() => undefined | ExpressionWordsKeySpecifier),
		fields?: ExpressionWordsFieldPolicy,
	},
	FailedOriginal?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | FailedOriginalKeySpecifier | (() => undefined | FailedOriginalKeySpecifier),
		fields?: FailedOriginalFieldPolicy,
	},
	FeedSource?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | FeedSourceKeySpecifier | (() => undefined | FeedSourceKeySpecifier),
		fields?: FeedSourceFieldPolicy,
	},
	FeedTrial?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | FeedTrialKeySpecifier | (() => undefined | FeedTrialKeySpecifier),
		fields?: FeedTrialFieldPolicy,
	},
	FeedTrialArticle?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | FeedTrialArticleKeySpecifier | (() => undefined | FeedTrialArticleKeySpecifier),
		fields?: FeedTrialArticleFieldPolicy,
	},
	FieldChange?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | FieldChangeKeySpecifier | (() => undefined | FieldChangeKeySpecifier),
		fields?: FieldChangeFieldPolicy,
	},
	FieldError?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | FieldErrorKeySpecifier | (() => undefined | FieldErrorKeySpecifier),
		fields?: FieldErrorFieldPolicy,
	},
	FirstRunStep?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | FirstRunStepKeySpecifier | (() => undefined | FirstRunStepKeySpecifier),
		fields?: FirstRunStepFieldPolicy,
	},
	FoundMail?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | FoundMailKeySpecifier | (() => undefined | FoundMailKeySpecifier),
		fields?: FoundMailFieldPolicy,
	},
	FoundTheme?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | FoundThemeKeySpecifier | (() => undefined | FoundThemeKeySpecifier),
		fields?: FoundThemeFieldPolicy,
	},
	FoundUser?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | FoundUserKeySpecifier | (() => undefined | FoundUserKeySpecifier),
		fields?: FoundUserFieldPolicy,
	},
	FoundUserPage?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | FoundUserPageKeySpecifier | (() => undefined | FoundUserPageKeySpecifier),
		fields?: FoundUserPageFieldPolicy,
	},
	FrequencyCount?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | FrequencyCountKeySpecifier | (() => undefined | FrequencyCountKeySpecifier),
		fields?: FrequencyCountFieldPolicy,
	},
	GroupMailSettings?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | GroupMailSettingsKeySpecifier | (() => undefined | GroupMailSettingsKeySpecifier),
		fields?: GroupMailSettingsFieldPolicy,
	},
	GroupSource?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | GroupSourceKeySpecifier | (() => undefined | GroupSourceKeySpecifier),
		fields?: GroupSourceFieldPolicy,
	},
	HandClip?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | HandClipKeySpecifier | (() => undefined | HandClipKeySpecifier),
		fields?: HandClipFieldPolicy,
	},
	HandRecord?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | HandRecordKeySpecifier | (() => undefined | HandRecordKeySpecifier),
		fields?: HandRecordFieldPolicy,
	},
	HomeScreen?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | HomeScreenKeySpecifier | (() => undefined | HomeScreenKeySpecifier),
		fields?: HomeScreenFieldPolicy,
	},
	IncorrectArticle?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | IncorrectArticleKeySpecifier | (() => undefined | IncorrectArticleKeySpecifier),
		fields?: IncorrectArticleFieldPolicy,
	},
	IncorrectArticleDetail?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | IncorrectArticleDetailKeySpecifier | (() => undefined | IncorrectArticleDetailKeySpecifier),
		fields?: IncorrectArticleDetailFieldPolicy,
	},
	IncorrectArticlePage?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | IncorrectArticlePageKeySpecifier | (() => undefined | IncorrectArticlePageKeySpecifier),
		fields?: IncorrectArticlePageFieldPolicy,
	},
	IngestFault?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | IngestFaultKeySpecifier | (() => undefined | IngestFaultKeySpecifier),
		fields?: IngestFaultFieldPolicy,
	},
	InspectedOriginal?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | InspectedOriginalKeySpecifier | (() => undefined | InspectedOriginalKeySpecifier),
		fields?: InspectedOriginalFieldPolicy,
	},
	InspectedOriginals?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | InspectedOriginalsKeySpecifier | (() => undefined | InspectedOriginalsKeySpecifier),
		fields?: InspectedOriginalsFieldPolicy,
	},
	InspectedText?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | InspectedTextKeySpecifier | (() => undefined | InspectedTextKeySpecifier),
		fields?: InspectedTextFieldPolicy,
	},
	InstallationLink?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | InstallationLinkKeySpecifier | (() => undefined | InstallationLinkKeySpecifier),
		fields?: InstallationLinkFieldPolicy,
	},
	InvalidForm?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | InvalidFormKeySpecifier | (() => undefined | InvalidFormKeySpecifier),
		fields?: InvalidFormFieldPolicy,
	},
	ItemCorrection?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ItemCorrectionKeySpecifier | (() => undefined | ItemCorrectionKeySpecifier),
		fields?: ItemCorrectionFieldPolicy,
	},
	LastChange?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | LastChangeKeySpecifier | (() => undefined | LastChangeKeySpecifier),
		fields?: LastChangeFieldPolicy,
	},
	LateDigest?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | LateDigestKeySpecifier | (() => undefined | LateDigestKeySpecifier),
		fields?: LateDigestFieldPolicy,
	},
	LatePaper?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | LatePaperKeySpecifier | (() => undefined | LatePaperKeySpecifier),
		fields?: LatePaperFieldPolicy,
	},
	LearntHabit?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | LearntHabitKeySpecifier | (() => undefined | LearntHabitKeySpecifier),
		fields?: LearntHabitFieldPolicy,
	},
	LicencePrices?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | LicencePricesKeySpecifier | (() => undefined | LicencePricesKeySpecifier),
		fields?: LicencePricesFieldPolicy,
	},
	LicenceTerms?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | LicenceTermsKeySpecifier | (() => undefined | LicenceTermsKeySpecifier),
		fields?: LicenceTermsFieldPolicy,
	},
	LicenceUses?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | LicenceUsesKeySpecifier | (() => undefined | LicenceUsesKeySpecifier),
		fields?: LicenceUsesFieldPolicy,
	},
	LicensedMedium?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | LicensedMediumKeySpecifier | (() => undefined | LicensedMediumKeySpecifier),
		fields?: LicensedMediumFieldPolicy,
	},
	LifeArticle?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | LifeArticleKeySpecifier | (() => undefined | LifeArticleKeySpecifier),
		fields?: LifeArticleFieldPolicy,
	},
	LifeEvent?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | LifeEventKeySpecifier | (() => undefined | LifeEventKeySpecifier),
		fields?: LifeEventFieldPolicy,
	},
	LifeMail?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | LifeMailKeySpecifier | (() => undefined | LifeMailKeySpecifier),
		fields?: LifeMailFieldPolicy,
	},
	LifeMailSetting?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | LifeMailSettingKeySpecifier | (() => undefined | LifeMailSettingKeySpecifier),
		fields?: LifeMailSettingFieldPolicy,
	},
	LifeTheme?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | LifeThemeKeySpecifier | (() => undefined | LifeThemeKeySpecifier),
		fields?: LifeThemeFieldPolicy,
	},
	LimitExceeded?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | LimitExceededKeySpecifier | (() => undefined | LimitExceededKeySpecifier),
		fields?: LimitExceededFieldPolicy,
	},
	ListMarked?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ListMarkedKeySpecifier | (() => undefined | ListMarkedKeySpecifier),
		fields?: ListMarkedFieldPolicy,
	},
	ListedClipFolder?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ListedClipFolderKeySpecifier | (() => undefined | ListedClipFolderKeySpecifier),
		fields?: ListedClipFolderFieldPolicy,
	},
	LoginNotices?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | LoginNoticesKeySpecifier | (() => undefined | LoginNoticesKeySpecifier),
		fields?: LoginNoticesFieldPolicy,
	},
	LoginScreen?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | LoginScreenKeySpecifier | (() => undefined | LoginScreenKeySpecifier),
		fields?: LoginScreenFieldPolicy,
	},
	LoginSucceeded?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | LoginSucceededKeySpecifier | (() => undefined | LoginSucceededKeySpecifier),
		fields?: LoginSucceededFieldPolicy,
	},
	LogoutResult?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | LogoutResultKeySpecifier | (() => undefined | LogoutResultKeySpecifier),
		fields?: LogoutResultFieldPolicy,
	},
	MagazineArticle?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | MagazineArticleKeySpecifier | (() => undefined | MagazineArticleKeySpecifier),
		fields?: MagazineArticleFieldPolicy,
	},
	MailAbsence?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | MailAbsenceKeySpecifier | (() => undefined | MailAbsenceKeySpecifier),
		fields?: MailAbsenceFieldPolicy,
	},
	MailAbsences?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | MailAbsencesKeySpecifier | (() => undefined | MailAbsencesKeySpecifier),
		fields?: MailAbsencesFieldPolicy,
	},
	MailAddress?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | MailAddressKeySpecifier | (() => undefined | MailAddressKeySpecifier),
		fields?: MailAddressFieldPolicy,
	},
	MailArticle?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | MailArticleKeySpecifier | (() => undefined | MailArticleKeySpecifier),
		fields?: MailArticleFieldPolicy,
	},
	MailArticleTheme?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | MailArticleThemeKeySpecifier | (() => undefined | MailArticleThemeKeySpecifier),
		fields?: MailArticleThemeFieldPolicy,
	},
	MailDeliverability?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | MailDeliverabilityKeySpecifier | (() => undefined | MailDeliverabilityKeySpecifier),
		fields?: MailDeliverabilityFieldPolicy,
	},
	MailDone?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | MailDoneKeySpecifier | (() => undefined | MailDoneKeySpecifier),
		fields?: MailDoneFieldPolicy,
	},
	MailDraft?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | MailDraftKeySpecifier | (() => undefined | MailDraftKeySpecifier),
		fields?: MailDraftFieldPolicy,
	},
	MailDraftArticle?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | MailDraftArticleKeySpecifier | (() => undefined | MailDraftArticleKeySpecifier),
		fields?: MailDraftArticleFieldPolicy,
	},
	MailDraftEditor?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | MailDraftEditorKeySpecifier | (() => undefined | MailDraftEditorKeySpecifier),
		fields?: MailDraftEditorFieldPolicy,
	},
	MailDraftLine?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | MailDraftLineKeySpecifier | (() => undefined | MailDraftLineKeySpecifier),
		fields?: MailDraftLineFieldPolicy,
	},
	MailDrafts?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | MailDraftsKeySpecifier | (() => undefined | MailDraftsKeySpecifier),
		fields?: MailDraftsFieldPolicy,
	},
	MailEdition?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | MailEditionKeySpecifier | (() => undefined | MailEditionKeySpecifier),
		fields?: MailEditionFieldPolicy,
	},
	MailEditionAddress?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | MailEditionAddressKeySpecifier | (() => undefined | MailEditionAddressKeySpecifier),
		fields?: MailEditionAddressFieldPolicy,
	},
	MailEditionArticle?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | MailEditionArticleKeySpecifier | (() => undefined | MailEditionArticleKeySpecifier),
		fields?: MailEditionArticleFieldPolicy,
	},
	MailEditionItem?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | MailEditionItemKeySpecifier | (() => undefined | MailEditionItemKeySpecifier),
		fields?: MailEditionItemFieldPolicy,
	},
	MailEditionLastSent?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | MailEditionLastSentKeySpecifier | (() => undefined | MailEditionLastSentKeySpecifier),
		fields?: MailEditionLastSentFieldPolicy,
	},
	MailEditionOptions?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | MailEditionOptionsKeySpecifier | (() => undefined | MailEditionOptionsKeySpecifier),
		fields?: MailEditionOptionsFieldPolicy,
	},
	MailEditionPreview?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | MailEditionPreviewKeySpecifier | (() => undefined | MailEditionPreviewKeySpecifier),
		fields?: MailEditionPreviewFieldPolicy,
	},
	MailEditionRow?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | MailEditionRowKeySpecifier | (() => undefined | MailEditionRowKeySpecifier),
		fields?: MailEditionRowFieldPolicy,
	},
	MailEditionSaved?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | MailEditionSavedKeySpecifier | (() => undefined | MailEditionSavedKeySpecifier),
		fields?: MailEditionSavedFieldPolicy,
	},
	MailEditionScreen?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | MailEditionScreenKeySpecifier | (() => undefined | MailEditionScreenKeySpecifier),
		fields?: MailEditionScreenFieldPolicy,
	},
	MailEditionSend?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | MailEditionSendKeySpecifier | (() => undefined | MailEditionSendKeySpecifier),
		fields?: MailEditionSendFieldPolicy,
	},
	MailEditionSent?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | MailEditionSentKeySpecifier | (() => undefined | MailEditionSentKeySpecifier),
		fields?: MailEditionSentFieldPolicy,
	},
	MailEditionTarget?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | MailEditionTargetKeySpecifier | (() => undefined | MailEditionTargetKeySpecifier),
		fields?: MailEditionTargetFieldPolicy,
	},
	MailEditionTemplate?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | MailEditionTemplateKeySpecifier | (() => undefined | MailEditionTemplateKeySpecifier),
		fields?: MailEditionTemplateFieldPolicy,
	},
	MailFigures?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | MailFiguresKeySpecifier | (() => undefined | MailFiguresKeySpecifier),
		fields?: MailFiguresFieldPolicy,
	},
	MailLife?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | MailLifeKeySpecifier | (() => undefined | MailLifeKeySpecifier),
		fields?: MailLifeFieldPolicy,
	},
	MailLook?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | MailLookKeySpecifier | (() => undefined | MailLookKeySpecifier),
		fields?: MailLookFieldPolicy,
	},
	MailOpening?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | MailOpeningKeySpecifier | (() => undefined | MailOpeningKeySpecifier),
		fields?: MailOpeningFieldPolicy,
	},
	MailPause?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | MailPauseKeySpecifier | (() => undefined | MailPauseKeySpecifier),
		fields?: MailPauseFieldPolicy,
	},
	MailPreview?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | MailPreviewKeySpecifier | (() => undefined | MailPreviewKeySpecifier),
		fields?: MailPreviewFieldPolicy,
	},
	MailSetting?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | MailSettingKeySpecifier | (() => undefined | MailSettingKeySpecifier),
		fields?: MailSettingFieldPolicy,
	},
	MailSettingDay?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | MailSettingDayKeySpecifier | (() => undefined | MailSettingDayKeySpecifier),
		fields?: MailSettingDayFieldPolicy,
	},
	MailSettingHistory?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | MailSettingHistoryKeySpecifier | (() => undefined | MailSettingHistoryKeySpecifier),
		fields?: MailSettingHistoryFieldPolicy,
	},
	MailSettingMember?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | MailSettingMemberKeySpecifier | (() => undefined | MailSettingMemberKeySpecifier),
		fields?: MailSettingMemberFieldPolicy,
	},
	MailSettingPage?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | MailSettingPageKeySpecifier | (() => undefined | MailSettingPageKeySpecifier),
		fields?: MailSettingPageFieldPolicy,
	},
	MailSettingPreview?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | MailSettingPreviewKeySpecifier | (() => undefined | MailSettingPreviewKeySpecifier),
		fields?: MailSettingPreviewFieldPolicy,
	},
	MailTarget?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | MailTargetKeySpecifier | (() => undefined | MailTargetKeySpecifier),
		fields?: MailTargetFieldPolicy,
	},
	MailTargets?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | MailTargetsKeySpecifier | (() => undefined | MailTargetsKeySpecifier),
		fields?: MailTargetsFieldPolicy,
	},
	MailTemplate?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | MailTemplateKeySpecifier | (() => undefined | MailTemplateKeySpecifier),
		fields?: MailTemplateFieldPolicy,
	},
	MailTemplateSaved?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | MailTemplateSavedKeySpecifier | (() => undefined | MailTemplateSavedKeySpecifier),
		fields?: MailTemplateSavedFieldPolicy,
	},
	MailTemplateTexts?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | MailTemplateTextsKeySpecifier | (() => undefined | MailTemplateTextsKeySpecifier),
		fields?: MailTemplateTextsFieldPolicy,
	},
	MailTestQueued?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | MailTestQueuedKeySpecifier | (() => undefined | MailTestQueuedKeySpecifier),
		fields?: MailTestQueuedFieldPolicy,
	},
	MailWarning?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | MailWarningKeySpecifier | (() => undefined | MailWarningKeySpecifier),
		fields?: MailWarningFieldPolicy,
	},
	MailsTaken?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | MailsTakenKeySpecifier | (() => undefined | MailsTakenKeySpecifier),
		fields?: MailsTakenFieldPolicy,
	},
	ManagedArticle?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ManagedArticleKeySpecifier | (() => undefined | ManagedArticleKeySpecifier),
		fields?: ManagedArticleFieldPolicy,
	},
	ManagedArticlePage?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ManagedArticlePageKeySpecifier | (() => undefined | ManagedArticlePageKeySpecifier),
		fields?: ManagedArticlePageFieldPolicy,
	},
	MediaRate?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | MediaRateKeySpecifier | (() => undefined | MediaRateKeySpecifier),
		fields?: MediaRateFieldPolicy,
	},
	MediaRateList?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | MediaRateListKeySpecifier | (() => undefined | MediaRateListKeySpecifier),
		fields?: MediaRateListFieldPolicy,
	},
	MediaRegistration?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | MediaRegistrationKeySpecifier | (() => undefined | MediaRegistrationKeySpecifier),
		fields?: MediaRegistrationFieldPolicy,
	},
	Medium?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | MediumKeySpecifier | (() => undefined | MediumKeySpecifier),
		fields?: MediumFieldPolicy,
	},
	MediumAlarm?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | MediumAlarmKeySpecifier | (() => undefined | MediumAlarmKeySpecifier),
		fields?: MediumAlarmFieldPolicy,
	},
	MediumArrival?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | MediumArrivalKeySpecifier | (() => undefined | MediumArrivalKeySpecifier),
		fields?: MediumArrivalFieldPolicy,
	},
	MediumDay?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | MediumDayKeySpecifier | (() => undefined | MediumDayKeySpecifier),
		fields?: MediumDayFieldPolicy,
	},
	MediumHabit?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | MediumHabitKeySpecifier | (() => undefined | MediumHabitKeySpecifier),
		fields?: MediumHabitFieldPolicy,
	},
	MediumLicence?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | MediumLicenceKeySpecifier | (() => undefined | MediumLicenceKeySpecifier),
		fields?: MediumLicenceFieldPolicy,
	},
	MediumNote?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | MediumNoteKeySpecifier | (() => undefined | MediumNoteKeySpecifier),
		fields?: MediumNoteFieldPolicy,
	},
	MediumUses?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | MediumUsesKeySpecifier | (() => undefined | MediumUsesKeySpecifier),
		fields?: MediumUsesFieldPolicy,
	},
	MissingAnswer?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | MissingAnswerKeySpecifier | (() => undefined | MissingAnswerKeySpecifier),
		fields?: MissingAnswerFieldPolicy,
	},
	MissingCandidate?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | MissingCandidateKeySpecifier | (() => undefined | MissingCandidateKeySpecifier),
		fields?: MissingCandidateFieldPolicy,
	},
	MissingCandidates?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | MissingCandidatesKeySpecifier | (() => undefined | MissingCandidatesKeySpecifier),
		fields?: MissingCandidatesFieldPolicy,
	},
	MissingInquiries?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | MissingInquiriesKeySpecifier | (() => undefined | MissingInquiriesKeySpecifier),
		fields?: MissingInquiriesFieldPolicy,
	},
	MissingInquiry?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | MissingInquiryKeySpecifier | (() => undefined | MissingInquiryKeySpecifier),
		fields?: MissingInquiryFieldPolicy,
	},
	MissingMonth?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | MissingMonthKeySpecifier | (() => undefined | MissingMonthKeySpecifier),
		fields?: MissingMonthFieldPolicy,
	},
	MissingTheme?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | MissingThemeKeySpecifier | (() => undefined | MissingThemeKeySpecifier),
		fields?: MissingThemeFieldPolicy,
	},
	MonthlyUses?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | MonthlyUsesKeySpecifier | (() => undefined | MonthlyUsesKeySpecifier),
		fields?: MonthlyUsesFieldPolicy,
	},
	Mutation?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | MutationKeySpecifier | (() => undefined | MutationKeySpecifier),
		fields?: MutationFieldPolicy,
	},
	NamedArticles?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | NamedArticlesKeySpecifier | (() => undefined | NamedArticlesKeySpecifier),
		fields?: NamedArticlesFieldPolicy,
	},
	NewspaperArticle?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | NewspaperArticleKeySpecifier | (() => undefined | NewspaperArticleKeySpecifier),
		fields?: NewspaperArticleFieldPolicy,
	},
	NotDisplayable?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | NotDisplayableKeySpecifier | (() => undefined | NotDisplayableKeySpecifier),
		fields?: NotDisplayableFieldPolicy,
	},
	Notice?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | NoticeKeySpecifier | (() => undefined | NoticeKeySpecifier),
		fields?: NoticeFieldPolicy,
	},
	OfferedMedium?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | OfferedMediumKeySpecifier | (() => undefined | OfferedMediumKeySpecifier),
		fields?: OfferedMediumFieldPolicy,
	},
	Omission?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | OmissionKeySpecifier | (() => undefined | OmissionKeySpecifier),
		fields?: OmissionFieldPolicy,
	},
	OmissionCounts?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | OmissionCountsKeySpecifier | (() => undefined | OmissionCountsKeySpecifier),
		fields?: OmissionCountsFieldPolicy,
	},
	OmissionMonth?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | OmissionMonthKeySpecifier | (() => undefined | OmissionMonthKeySpecifier),
		fields?: OmissionMonthFieldPolicy,
	},
	OmissionTheme?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | OmissionThemeKeySpecifier | (() => undefined | OmissionThemeKeySpecifier),
		fields?: OmissionThemeFieldPolicy,
	},
	OmissionTotals?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | OmissionTotalsKeySpecifier | (() => undefined | OmissionTotalsKeySpecifier),
		fields?: OmissionTotalsFieldPolicy,
	},
	Omissions?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | OmissionsKeySpecifier | (() => undefined | OmissionsKeySpecifier),
		fields?: OmissionsFieldPolicy,
	},
	OperatedContract?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | OperatedContractKeySpecifier | (() => undefined | OperatedContractKeySpecifier),
		fields?: OperatedContractFieldPolicy,
	},
	Operator?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | OperatorKeySpecifier | (() => undefined | OperatorKeySpecifier),
		fields?: OperatorFieldPolicy,
	},
	OperatorAccount?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | OperatorAccountKeySpecifier | (() => undefined | OperatorAccountKeySpecifier),
		fields?: OperatorAccountFieldPolicy,
	},
	OperatorFound?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | OperatorFoundKeySpecifier | (() => undefined | OperatorFoundKeySpecifier),
		fields?: OperatorFoundFieldPolicy,
	},
	OperatorLogLine?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | OperatorLogLineKeySpecifier | (() => undefined | OperatorLogLineKeySpecifier),
		fields?: OperatorLogLineFieldPolicy,
	},
	OperatorLogPage?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | OperatorLogPageKeySpecifier | (() => undefined | OperatorLogPageKeySpecifier),
		fields?: OperatorLogPageFieldPolicy,
	},
	OperatorLoginSucceeded?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | OperatorLoginSucceededKeySpecifier | (() => undefined | OperatorLoginSucceededKeySpecifier),
		fields?: OperatorLoginSucceededFieldPolicy,
	},
	OperatorNotice?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | OperatorNoticeKeySpecifier | (() => undefined | OperatorNoticeKeySpecifier),
		fields?: OperatorNoticeFieldPolicy,
	},
	OperatorSaved?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | OperatorSavedKeySpecifier | (() => undefined | OperatorSavedKeySpecifier),
		fields?: OperatorSavedFieldPolicy,
	},
	OriginalAbilities?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | OriginalAbilitiesKeySpecifier | (() => undefined | OriginalAbilitiesKeySpecifier),
		fields?: OriginalAbilitiesFieldPolicy,
	},
	OriginalConfirmations?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | OriginalConfirmationsKeySpecifier | (() => undefined | OriginalConfirmationsKeySpecifier),
		fields?: OriginalConfirmationsFieldPolicy,
	},
	OriginalCounted?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | OriginalCountedKeySpecifier | (() => undefined | OriginalCountedKeySpecifier),
		fields?: OriginalCountedFieldPolicy,
	},
	OriginalReady?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | OriginalReadyKeySpecifier | (() => undefined | OriginalReadyKeySpecifier),
		fields?: OriginalReadyFieldPolicy,
	},
	OriginalTextReady?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | OriginalTextReadyKeySpecifier | (() => undefined | OriginalTextReadyKeySpecifier),
		fields?: OriginalTextReadyFieldPolicy,
	},
	OwnLicence?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | OwnLicenceKeySpecifier | (() => undefined | OwnLicenceKeySpecifier),
		fields?: OwnLicenceFieldPolicy,
	},
	PaperArrivals?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | PaperArrivalsKeySpecifier | (() => undefined | PaperArrivalsKeySpecifier),
		fields?: PaperArrivalsFieldPolicy,
	},
	PaperFigures?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | PaperFiguresKeySpecifier | (() => undefined | PaperFiguresKeySpecifier),
		fields?: PaperFiguresFieldPolicy,
	},
	PartlyObtained?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | PartlyObtainedKeySpecifier | (() => undefined | PartlyObtainedKeySpecifier),
		fields?: PartlyObtainedFieldPolicy,
	},
	Passkey?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | PasskeyKeySpecifier | (() => undefined | PasskeyKeySpecifier),
		fields?: PasskeyFieldPolicy,
	},
	PasskeyBegun?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | PasskeyBegunKeySpecifier | (() => undefined | PasskeyBegunKeySpecifier),
		fields?: PasskeyBegunFieldPolicy,
	},
	PasswordChanged?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | PasswordChangedKeySpecifier | (() => undefined | PasswordChangedKeySpecifier),
		fields?: PasswordChangedFieldPolicy,
	},
	PasswordResetRequested?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | PasswordResetRequestedKeySpecifier | (() => undefined | PasswordResetRequestedKeySpecifier),
		fields?: PasswordResetRequestedFieldPolicy,
	},
	PasswordResetUser?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | PasswordResetUserKeySpecifier | (() => undefined | PasswordResetUserKeySpecifier),
		fields?: PasswordResetUserFieldPolicy,
	},
	PastExpression?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | PastExpressionKeySpecifier | (() => undefined | PastExpressionKeySpecifier),
		fields?: PastExpressionFieldPolicy,
	},
	Period?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | PeriodKeySpecifier | (() => undefined | PeriodKeySpecifier),
		fields?: PeriodFieldPolicy,
	},
	PersonInCharge?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | PersonInChargeKeySpecifier | (() => undefined | PersonInChargeKeySpecifier),
		fields?: PersonInChargeFieldPolicy,
	},
	Pickup?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | PickupKeySpecifier | (() => undefined | PickupKeySpecifier),
		fields?: PickupFieldPolicy,
	},
	PickupMedium?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | PickupMediumKeySpecifier | (() => undefined | PickupMediumKeySpecifier),
		fields?: PickupMediumFieldPolicy,
	},
	PickupTotals?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | PickupTotalsKeySpecifier | (() => undefined | PickupTotalsKeySpecifier),
		fields?: PickupTotalsFieldPolicy,
	},
	PressRelease?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | PressReleaseKeySpecifier | (() => undefined | PressReleaseKeySpecifier),
		fields?: PressReleaseFieldPolicy,
	},
	PreviewArticle?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | PreviewArticleKeySpecifier | (() => undefined | PreviewArticleKeySpecifier),
		fields?: PreviewArticleFieldPolicy,
	},
	PreviewDay?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | PreviewDayKeySpecifier | (() => undefined | PreviewDayKeySpecifier),
		fields?: PreviewDayFieldPolicy,
	},
	ProminenceCount?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ProminenceCountKeySpecifier | (() => undefined | ProminenceCountKeySpecifier),
		fields?: ProminenceCountFieldPolicy,
	},
	Provisioning?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ProvisioningKeySpecifier | (() => undefined | ProvisioningKeySpecifier),
		fields?: ProvisioningFieldPolicy,
	},
	ProvisioningCall?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ProvisioningCallKeySpecifier | (() => undefined | ProvisioningCallKeySpecifier),
		fields?: ProvisioningCallFieldPolicy,
	},
	PushDevice?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | PushDeviceKeySpecifier | (() => undefined | PushDeviceKeySpecifier),
		fields?: PushDeviceFieldPolicy,
	},
	PushDeviceDone?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | PushDeviceDoneKeySpecifier | (() => undefined | PushDeviceDoneKeySpecifier),
		fields?: PushDeviceDoneFieldPolicy,
	},
	PushDeviceSaved?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | PushDeviceSavedKeySpecifier | (() => undefined | PushDeviceSavedKeySpecifier),
		fields?: PushDeviceSavedFieldPolicy,
	},
	PushDevices?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | PushDevicesKeySpecifier | (() => undefined | PushDevicesKeySpecifier),
		fields?: PushDevicesFieldPolicy,
	},
	Query?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | QueryKeySpecifier | (() => undefined | QueryKeySpecifier),
		fields?: QueryFieldPolicy,
	},
	RawField?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | RawFieldKeySpecifier | (() => undefined | RawFieldKeySpecifier),
		fields?: RawFieldFieldPolicy,
	},
	ReadMarks?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ReadMarksKeySpecifier | (() => undefined | ReadMarksKeySpecifier),
		fields?: ReadMarksFieldPolicy,
	},
	ReadingPlace?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ReadingPlaceKeySpecifier | (() => undefined | ReadingPlaceKeySpecifier),
		fields?: ReadingPlaceFieldPolicy,
	},
	Refusal?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | RefusalKeySpecifier | (() => undefined | RefusalKeySpecifier),
		fields?: RefusalFieldPolicy,
	},
	RefusedUser?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | RefusedUserKeySpecifier | (() => undefined | RefusedUserKeySpecifier),
		fields?: RefusedUserFieldPolicy,
	},
	RegistrableMagazine?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | RegistrableMagazineKeySpecifier | (() => undefined | RegistrableMagazineKeySpecifier),
		fields?: RegistrableMagazineFieldPolicy,
	},
	RegistrableMagazinePage?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | RegistrableMagazinePageKeySpecifier | (() => undefined | RegistrableMagazinePageKeySpecifier),
		fields?: RegistrableMagazinePageFieldPolicy,
	},
	RegistrableTheme?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | RegistrableThemeKeySpecifier | (() => undefined | RegistrableThemeKeySpecifier),
		fields?: RegistrableThemeFieldPolicy,
	},
	RegistrationChange?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | RegistrationChangeKeySpecifier | (() => undefined | RegistrationChangeKeySpecifier),
		fields?: RegistrationChangeFieldPolicy,
	},
	RegistrationDone?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | RegistrationDoneKeySpecifier | (() => undefined | RegistrationDoneKeySpecifier),
		fields?: RegistrationDoneFieldPolicy,
	},
	RegistrationPreview?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | RegistrationPreviewKeySpecifier | (() => undefined | RegistrationPreviewKeySpecifier),
		fields?: RegistrationPreviewFieldPolicy,
	},
	Registrations?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | RegistrationsKeySpecifier | (() => undefined | RegistrationsKeySpecifier),
		fields?: RegistrationsFieldPolicy,
	},
	RelatedArticles?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | RelatedArticlesKeySpecifier | (() => undefined | RelatedArticlesKeySpecifier),
		fields?: RelatedArticlesFieldPolicy,
	},
	RelatedEvent?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | RelatedEventKeySpecifier | (() => undefined | RelatedEventKeySpecifier),
		fields?: RelatedEventFieldPolicy,
	},
	RelatedTheme?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | RelatedThemeKeySpecifier | (() => undefined | RelatedThemeKeySpecifier),
		fields?: RelatedThemeFieldPolicy,
	},
	RematchStatus?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | RematchStatusKeySpecifier | (() => undefined | RematchStatusKeySpecifier),
		fields?: RematchStatusFieldPolicy,
	},
	RememberedDevice?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | RememberedDeviceKeySpecifier | (() => undefined | RememberedDeviceKeySpecifier),
		fields?: RememberedDeviceFieldPolicy,
	},
	Report?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ReportKeySpecifier | (() => undefined | ReportKeySpecifier),
		fields?: ReportFieldPolicy,
	},
	ReportAdFigures?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ReportAdFiguresKeySpecifier | (() => undefined | ReportAdFiguresKeySpecifier),
		fields?: ReportAdFiguresFieldPolicy,
	},
	ReportAdPair?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ReportAdPairKeySpecifier | (() => undefined | ReportAdPairKeySpecifier),
		fields?: ReportAdPairFieldPolicy,
	},
	ReportAdValue?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ReportAdValueKeySpecifier | (() => undefined | ReportAdValueKeySpecifier),
		fields?: ReportAdValueFieldPolicy,
	},
	ReportArticle?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ReportArticleKeySpecifier | (() => undefined | ReportArticleKeySpecifier),
		fields?: ReportArticleFieldPolicy,
	},
	ReportArticlePage?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ReportArticlePageKeySpecifier | (() => undefined | ReportArticlePageKeySpecifier),
		fields?: ReportArticlePageFieldPolicy,
	},
	ReportAsked?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ReportAskedKeySpecifier | (() => undefined | ReportAskedKeySpecifier),
		fields?: ReportAskedFieldPolicy,
	},
	ReportChoice?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ReportChoiceKeySpecifier | (() => undefined | ReportChoiceKeySpecifier),
		fields?: ReportChoiceFieldPolicy,
	},
	ReportChoices?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ReportChoicesKeySpecifier | (() => undefined | ReportChoicesKeySpecifier),
		fields?: ReportChoicesFieldPolicy,
	},
	ReportContent?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ReportContentKeySpecifier | (() => undefined | ReportContentKeySpecifier),
		fields?: ReportContentFieldPolicy,
	},
	ReportDay?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ReportDayKeySpecifier | (() => undefined | ReportDayKeySpecifier),
		fields?: ReportDayFieldPolicy,
	},
	ReportDays?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ReportDaysKeySpecifier | (() => undefined | ReportDaysKeySpecifier),
		fields?: ReportDaysFieldPolicy,
	},
	ReportHandClips?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ReportHandClipsKeySpecifier | (() => undefined | ReportHandClipsKeySpecifier),
		fields?: ReportHandClipsFieldPolicy,
	},
	ReportLine?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ReportLineKeySpecifier | (() => undefined | ReportLineKeySpecifier),
		fields?: ReportLineFieldPolicy,
	},
	ReportMediumCount?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ReportMediumCountKeySpecifier | (() => undefined | ReportMediumCountKeySpecifier),
		fields?: ReportMediumCountFieldPolicy,
	},
	ReportMediumTheme?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ReportMediumThemeKeySpecifier | (() => undefined | ReportMediumThemeKeySpecifier),
		fields?: ReportMediumThemeFieldPolicy,
	},
	ReportPage?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ReportPageKeySpecifier | (() => undefined | ReportPageKeySpecifier),
		fields?: ReportPageFieldPolicy,
	},
	ReportProminence?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ReportProminenceKeySpecifier | (() => undefined | ReportProminenceKeySpecifier),
		fields?: ReportProminenceFieldPolicy,
	},
	ReportProminenceCount?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ReportProminenceCountKeySpecifier | (() => undefined | ReportProminenceCountKeySpecifier),
		fields?: ReportProminenceCountFieldPolicy,
	},
	ReportProminenceTheme?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ReportProminenceThemeKeySpecifier | (() => undefined | ReportProminenceThemeKeySpecifier),
		fields?: ReportProminenceThemeFieldPolicy,
	},
	ReportSchedule?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ReportScheduleKeySpecifier | (() => undefined | ReportScheduleKeySpecifier),
		fields?: ReportScheduleFieldPolicy,
	},
	ReportSourceCount?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ReportSourceCountKeySpecifier | (() => undefined | ReportSourceCountKeySpecifier),
		fields?: ReportSourceCountFieldPolicy,
	},
	ReportStory?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ReportStoryKeySpecifier | (() => undefined | ReportStoryKeySpecifier),
		fields?: ReportStoryFieldPolicy,
	},
	ReportThemeCount?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ReportThemeCountKeySpecifier | (() => undefined | ReportThemeCountKeySpecifier),
		fields?: ReportThemeCountFieldPolicy,
	},
	ReportToneCount?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ReportToneCountKeySpecifier | (() => undefined | ReportToneCountKeySpecifier),
		fields?: ReportToneCountFieldPolicy,
	},
	ReportTonePair?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ReportTonePairKeySpecifier | (() => undefined | ReportTonePairKeySpecifier),
		fields?: ReportTonePairFieldPolicy,
	},
	ReportTones?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ReportTonesKeySpecifier | (() => undefined | ReportTonesKeySpecifier),
		fields?: ReportTonesFieldPolicy,
	},
	RightholderUses?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | RightholderUsesKeySpecifier | (() => undefined | RightholderUsesKeySpecifier),
		fields?: RightholderUsesFieldPolicy,
	},
	RotaDay?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | RotaDayKeySpecifier | (() => undefined | RotaDayKeySpecifier),
		fields?: RotaDayFieldPolicy,
	},
	RotaWeekday?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | RotaWeekdayKeySpecifier | (() => undefined | RotaWeekdayKeySpecifier),
		fields?: RotaWeekdayFieldPolicy,
	},
	SaleRule?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | SaleRuleKeySpecifier | (() => undefined | SaleRuleKeySpecifier),
		fields?: SaleRuleFieldPolicy,
	},
	SameStory?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | SameStoryKeySpecifier | (() => undefined | SameStoryKeySpecifier),
		fields?: SameStoryFieldPolicy,
	},
	SavedCondition?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | SavedConditionKeySpecifier | (() => undefined | SavedConditionKeySpecifier),
		fields?: SavedConditionFieldPolicy,
	},
	SavedConditionTitle?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | SavedConditionTitleKeySpecifier | (() => undefined | SavedConditionTitleKeySpecifier),
		fields?: SavedConditionTitleFieldPolicy,
	},
	SavedHandClip?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | SavedHandClipKeySpecifier | (() => undefined | SavedHandClipKeySpecifier),
		fields?: SavedHandClipFieldPolicy,
	},
	SavedUser?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | SavedUserKeySpecifier | (() => undefined | SavedUserKeySpecifier),
		fields?: SavedUserFieldPolicy,
	},
	SecondFactor?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | SecondFactorKeySpecifier | (() => undefined | SecondFactorKeySpecifier),
		fields?: SecondFactorFieldPolicy,
	},
	SecondFactorChanged?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | SecondFactorChangedKeySpecifier | (() => undefined | SecondFactorChangedKeySpecifier),
		fields?: SecondFactorChangedFieldPolicy,
	},
	SecondStep?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | SecondStepKeySpecifier | (() => undefined | SecondStepKeySpecifier),
		fields?: SecondStepFieldPolicy,
	},
	SelectedNode?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | SelectedNodeKeySpecifier | (() => undefined | SelectedNodeKeySpecifier),
		fields?: SelectedNodeFieldPolicy,
	},
	SendResult?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | SendResultKeySpecifier | (() => undefined | SendResultKeySpecifier),
		fields?: SendResultFieldPolicy,
	},
	SentMail?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | SentMailKeySpecifier | (() => undefined | SentMailKeySpecifier),
		fields?: SentMailFieldPolicy,
	},
	SentMailPage?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | SentMailPageKeySpecifier | (() => undefined | SentMailPageKeySpecifier),
		fields?: SentMailPageFieldPolicy,
	},
	SessionsEnded?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | SessionsEndedKeySpecifier | (() => undefined | SessionsEndedKeySpecifier),
		fields?: SessionsEndedFieldPolicy,
	},
	SettingCopy?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | SettingCopyKeySpecifier | (() => undefined | SettingCopyKeySpecifier),
		fields?: SettingCopyFieldPolicy,
	},
	SettingDaySending?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | SettingDaySendingKeySpecifier | (() => undefined | SettingDaySendingKeySpecifier),
		fields?: SettingDaySendingFieldPolicy,
	},
	SettingDayStep?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | SettingDayStepKeySpecifier | (() => undefined | SettingDayStepKeySpecifier),
		fields?: SettingDayStepFieldPolicy,
	},
	SettingMail?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | SettingMailKeySpecifier | (() => undefined | SettingMailKeySpecifier),
		fields?: SettingMailFieldPolicy,
	},
	SettingsCopied?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | SettingsCopiedKeySpecifier | (() => undefined | SettingsCopiedKeySpecifier),
		fields?: SettingsCopiedFieldPolicy,
	},
	SetupRunRow?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | SetupRunRowKeySpecifier | (() => undefined | SetupRunRowKeySpecifier),
		fields?: SetupRunRowFieldPolicy,
	},
	SetupStatusScreen?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | SetupStatusScreenKeySpecifier | (() => undefined | SetupStatusScreenKeySpecifier),
		fields?: SetupStatusScreenFieldPolicy,
	},
	SheetDay?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | SheetDayKeySpecifier | (() => undefined | SheetDayKeySpecifier),
		fields?: SheetDayFieldPolicy,
	},
	SheetMedium?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | SheetMediumKeySpecifier | (() => undefined | SheetMediumKeySpecifier),
		fields?: SheetMediumFieldPolicy,
	},
	SheetPaper?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | SheetPaperKeySpecifier | (() => undefined | SheetPaperKeySpecifier),
		fields?: SheetPaperFieldPolicy,
	},
	SheetSlot?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | SheetSlotKeySpecifier | (() => undefined | SheetSlotKeySpecifier),
		fields?: SheetSlotFieldPolicy,
	},
	SimilarArticle?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | SimilarArticleKeySpecifier | (() => undefined | SimilarArticleKeySpecifier),
		fields?: SimilarArticleFieldPolicy,
	},
	SingleSignOn?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | SingleSignOnKeySpecifier | (() => undefined | SingleSignOnKeySpecifier),
		fields?: SingleSignOnFieldPolicy,
	},
	Snippet?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | SnippetKeySpecifier | (() => undefined | SnippetKeySpecifier),
		fields?: SnippetFieldPolicy,
	},
	SourceCounts?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | SourceCountsKeySpecifier | (() => undefined | SourceCountsKeySpecifier),
		fields?: SourceCountsFieldPolicy,
	},
	SourceVisibility?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | SourceVisibilityKeySpecifier | (() => undefined | SourceVisibilityKeySpecifier),
		fields?: SourceVisibilityFieldPolicy,
	},
	SsoAdmin?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | SsoAdminKeySpecifier | (() => undefined | SsoAdminKeySpecifier),
		fields?: SsoAdminFieldPolicy,
	},
	SsoCertificate?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | SsoCertificateKeySpecifier | (() => undefined | SsoCertificateKeySpecifier),
		fields?: SsoCertificateFieldPolicy,
	},
	SsoClaimRule?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | SsoClaimRuleKeySpecifier | (() => undefined | SsoClaimRuleKeySpecifier),
		fields?: SsoClaimRuleFieldPolicy,
	},
	SsoDomain?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | SsoDomainKeySpecifier | (() => undefined | SsoDomainKeySpecifier),
		fields?: SsoDomainFieldPolicy,
	},
	SsoGroup?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | SsoGroupKeySpecifier | (() => undefined | SsoGroupKeySpecifier),
		fields?: SsoGroupFieldPolicy,
	},
	SsoProvider?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | SsoProviderKeySpecifier | (() => undefined | SsoProviderKeySpecifier),
		fields?: SsoProviderFieldPolicy,
	},
	SsoSaved?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | SsoSavedKeySpecifier | (() => undefined | SsoSavedKeySpecifier),
		fields?: SsoSavedFieldPolicy,
	},
	SsoStarted?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | SsoStartedKeySpecifier | (() => undefined | SsoStartedKeySpecifier),
		fields?: SsoStartedFieldPolicy,
	},
	StateCounts?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | StateCountsKeySpecifier | (() => undefined | StateCountsKeySpecifier),
		fields?: StateCountsFieldPolicy,
	},
	StoppedAddress?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | StoppedAddressKeySpecifier | (() => undefined | StoppedAddressKeySpecifier),
		fields?: StoppedAddressFieldPolicy,
	},
	StoppedAddresses?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | StoppedAddressesKeySpecifier | (() => undefined | StoppedAddressesKeySpecifier),
		fields?: StoppedAddressesFieldPolicy,
	},
	SupportView?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | SupportViewKeySpecifier | (() => undefined | SupportViewKeySpecifier),
		fields?: SupportViewFieldPolicy,
	},
	SupportViewSettingSaved?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | SupportViewSettingSavedKeySpecifier | (() => undefined | SupportViewSettingSavedKeySpecifier),
		fields?: SupportViewSettingSavedFieldPolicy,
	},
	SupportViewed?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | SupportViewedKeySpecifier | (() => undefined | SupportViewedKeySpecifier),
		fields?: SupportViewedFieldPolicy,
	},
	SupportViews?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | SupportViewsKeySpecifier | (() => undefined | SupportViewsKeySpecifier),
		fields?: SupportViewsFieldPolicy,
	},
	SynonymList?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | SynonymListKeySpecifier | (() => undefined | SynonymListKeySpecifier),
		fields?: SynonymListFieldPolicy,
	},
	Tag?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | TagKeySpecifier | (() => undefined | TagKeySpecifier),
		fields?: TagFieldPolicy,
	},
	TagList?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | TagListKeySpecifier | (() => undefined | TagListKeySpecifier),
		fields?: TagListFieldPolicy,
	},
	TemplatePart?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | TemplatePartKeySpecifier | (() => undefined | TemplatePartKeySpecifier),
		fields?: TemplatePartFieldPolicy,
	},
	TemplateVersion?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | TemplateVersionKeySpecifier | (() => undefined | TemplateVersionKeySpecifier),
		fields?: TemplateVersionFieldPolicy,
	},
	TextRange?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | TextRangeKeySpecifier | (() => undefined | TextRangeKeySpecifier),
		fields?: TextRangeFieldPolicy,
	},
	Theme?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ThemeKeySpecifier | (() => undefined | ThemeKeySpecifier),
		fields?: ThemeFieldPolicy,
	},
	ThemeArticleCount?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ThemeArticleCountKeySpecifier | (() => undefined | ThemeArticleCountKeySpecifier),
		fields?: ThemeArticleCountFieldPolicy,
	},
	ThemeChoice?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ThemeChoiceKeySpecifier | (() => undefined | ThemeChoiceKeySpecifier),
		fields?: ThemeChoiceFieldPolicy,
	},
	ThemeExpression?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ThemeExpressionKeySpecifier | (() => undefined | ThemeExpressionKeySpecifier),
		fields?: ThemeExpressionFieldPolicy,
	},
	ThemeExpressionSaved?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ThemeExpressionSavedKeySpecifier | (() => undefined | ThemeExpressionSavedKeySpecifier),
		fields?: ThemeExpressionSavedFieldPolicy,
	},
	ThemeGroup?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ThemeGroupKeySpecifier | (() => undefined | ThemeGroupKeySpecifier),
		fields?: ThemeGroupFieldPolicy,
	},
	ThemeGroupLine?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ThemeGroupLineKeySpecifier | (() => undefined | ThemeGroupLineKeySpecifier),
		fields?: ThemeGroupLineFieldPolicy,
	},
	ThemeGroupSettings?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ThemeGroupSettingsKeySpecifier | (() => undefined | ThemeGroupSettingsKeySpecifier),
		fields?: ThemeGroupSettingsFieldPolicy,
	},
	ThemeRemoval?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ThemeRemovalKeySpecifier | (() => undefined | ThemeRemovalKeySpecifier),
		fields?: ThemeRemovalFieldPolicy,
	},
	ThemeSetLine?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ThemeSetLineKeySpecifier | (() => undefined | ThemeSetLineKeySpecifier),
		fields?: ThemeSetLineFieldPolicy,
	},
	ThemeSetSettings?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ThemeSetSettingsKeySpecifier | (() => undefined | ThemeSetSettingsKeySpecifier),
		fields?: ThemeSetSettingsFieldPolicy,
	},
	ThemeTree?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ThemeTreeKeySpecifier | (() => undefined | ThemeTreeKeySpecifier),
		fields?: ThemeTreeFieldPolicy,
	},
	TodayArticles?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | TodayArticlesKeySpecifier | (() => undefined | TodayArticlesKeySpecifier),
		fields?: TodayArticlesFieldPolicy,
	},
	ToldEvent?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ToldEventKeySpecifier | (() => undefined | ToldEventKeySpecifier),
		fields?: ToldEventFieldPolicy,
	},
	Topic?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | TopicKeySpecifier | (() => undefined | TopicKeySpecifier),
		fields?: TopicFieldPolicy,
	},
	TopicArticle?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | TopicArticleKeySpecifier | (() => undefined | TopicArticleKeySpecifier),
		fields?: TopicArticleFieldPolicy,
	},
	TopicArticles?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | TopicArticlesKeySpecifier | (() => undefined | TopicArticlesKeySpecifier),
		fields?: TopicArticlesFieldPolicy,
	},
	TopicLine?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | TopicLineKeySpecifier | (() => undefined | TopicLineKeySpecifier),
		fields?: TopicLineFieldPolicy,
	},
	TopicSettings?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | TopicSettingsKeySpecifier | (() => undefined | TopicSettingsKeySpecifier),
		fields?: TopicSettingsFieldPolicy,
	},
	TopicTitle?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | TopicTitleKeySpecifier | (() => undefined | TopicTitleKeySpecifier),
		fields?: TopicTitleFieldPolicy,
	},
	TopicUserChoice?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | TopicUserChoiceKeySpecifier | (() => undefined | TopicUserChoiceKeySpecifier),
		fields?: TopicUserChoiceFieldPolicy,
	},
	Traces?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | TracesKeySpecifier | (() => undefined | TracesKeySpecifier),
		fields?: TracesFieldPolicy,
	},
	TrackedRelease?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | TrackedReleaseKeySpecifier | (() => undefined | TrackedReleaseKeySpecifier),
		fields?: TrackedReleaseFieldPolicy,
	},
	TrailLine?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | TrailLineKeySpecifier | (() => undefined | TrailLineKeySpecifier),
		fields?: TrailLineFieldPolicy,
	},
	Trend?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | TrendKeySpecifier | (() => undefined | TrendKeySpecifier),
		fields?: TrendFieldPolicy,
	},
	TrendDay?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | TrendDayKeySpecifier | (() => undefined | TrendDayKeySpecifier),
		fields?: TrendDayFieldPolicy,
	},
	TrendHour?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | TrendHourKeySpecifier | (() => undefined | TrendHourKeySpecifier),
		fields?: TrendHourFieldPolicy,
	},
	TrendLine?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | TrendLineKeySpecifier | (() => undefined | TrendLineKeySpecifier),
		fields?: TrendLineFieldPolicy,
	},
	TrendMedium?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | TrendMediumKeySpecifier | (() => undefined | TrendMediumKeySpecifier),
		fields?: TrendMediumFieldPolicy,
	},
	TrendWord?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | TrendWordKeySpecifier | (() => undefined | TrendWordKeySpecifier),
		fields?: TrendWordFieldPolicy,
	},
	TrialDay?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | TrialDayKeySpecifier | (() => undefined | TrialDayKeySpecifier),
		fields?: TrialDayFieldPolicy,
	},
	TrialReason?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | TrialReasonKeySpecifier | (() => undefined | TrialReasonKeySpecifier),
		fields?: TrialReasonFieldPolicy,
	},
	TrialSample?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | TrialSampleKeySpecifier | (() => undefined | TrialSampleKeySpecifier),
		fields?: TrialSampleFieldPolicy,
	},
	TrialSearchAnswer?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | TrialSearchAnswerKeySpecifier | (() => undefined | TrialSearchAnswerKeySpecifier),
		fields?: TrialSearchAnswerFieldPolicy,
	},
	TriedHeadline?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | TriedHeadlineKeySpecifier | (() => undefined | TriedHeadlineKeySpecifier),
		fields?: TriedHeadlineFieldPolicy,
	},
	UnchangedArticle?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | UnchangedArticleKeySpecifier | (() => undefined | UnchangedArticleKeySpecifier),
		fields?: UnchangedArticleFieldPolicy,
	},
	UnknownSynonym?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | UnknownSynonymKeySpecifier | (() => undefined | UnknownSynonymKeySpecifier),
		fields?: UnknownSynonymFieldPolicy,
	},
	UsageChoices?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | UsageChoicesKeySpecifier | (() => undefined | UsageChoicesKeySpecifier),
		fields?: UsageChoicesFieldPolicy,
	},
	UsageCounts?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | UsageCountsKeySpecifier | (() => undefined | UsageCountsKeySpecifier),
		fields?: UsageCountsFieldPolicy,
	},
	UsageDay?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | UsageDayKeySpecifier | (() => undefined | UsageDayKeySpecifier),
		fields?: UsageDayFieldPolicy,
	},
	UsageFrequencies?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | UsageFrequenciesKeySpecifier | (() => undefined | UsageFrequenciesKeySpecifier),
		fields?: UsageFrequenciesFieldPolicy,
	},
	UsageGroup?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | UsageGroupKeySpecifier | (() => undefined | UsageGroupKeySpecifier),
		fields?: UsageGroupFieldPolicy,
	},
	UsageInquiry?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | UsageInquiryKeySpecifier | (() => undefined | UsageInquiryKeySpecifier),
		fields?: UsageInquiryFieldPolicy,
	},
	UsageMeter?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | UsageMeterKeySpecifier | (() => undefined | UsageMeterKeySpecifier),
		fields?: UsageMeterFieldPolicy,
	},
	UsageRecords?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | UsageRecordsKeySpecifier | (() => undefined | UsageRecordsKeySpecifier),
		fields?: UsageRecordsFieldPolicy,
	},
	UsageRow?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | UsageRowKeySpecifier | (() => undefined | UsageRowKeySpecifier),
		fields?: UsageRowFieldPolicy,
	},
	UsageUser?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | UsageUserKeySpecifier | (() => undefined | UsageUserKeySpecifier),
		fields?: UsageUserFieldPolicy,
	},
	UsedArticle?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | UsedArticleKeySpecifier | (() => undefined | UsedArticleKeySpecifier),
		fields?: UsedArticleFieldPolicy,
	},
	UsedArticlePage?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | UsedArticlePageKeySpecifier | (() => undefined | UsedArticlePageKeySpecifier),
		fields?: UsedArticlePageFieldPolicy,
	},
	User?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | UserKeySpecifier | (() => undefined | UserKeySpecifier),
		fields?: UserFieldPolicy,
	},
	UserAuthenticatorBegun?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | UserAuthenticatorBegunKeySpecifier | (() => undefined | UserAuthenticatorBegunKeySpecifier),
		fields?: UserAuthenticatorBegunFieldPolicy,
	},
	UserFrequency?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | UserFrequencyKeySpecifier | (() => undefined | UserFrequencyKeySpecifier),
		fields?: UserFrequencyFieldPolicy,
	},
	UserGroupChoices?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | UserGroupChoicesKeySpecifier | (() => undefined | UserGroupChoicesKeySpecifier),
		fields?: UserGroupChoicesFieldPolicy,
	},
	UserGroupList?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | UserGroupListKeySpecifier | (() => undefined | UserGroupListKeySpecifier),
		fields?: UserGroupListFieldPolicy,
	},
	UserGroupOption?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | UserGroupOptionKeySpecifier | (() => undefined | UserGroupOptionKeySpecifier),
		fields?: UserGroupOptionFieldPolicy,
	},
	UserGroupSaved?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | UserGroupSavedKeySpecifier | (() => undefined | UserGroupSavedKeySpecifier),
		fields?: UserGroupSavedFieldPolicy,
	},
	UserGroupSettings?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | UserGroupSettingsKeySpecifier | (() => undefined | UserGroupSettingsKeySpecifier),
		fields?: UserGroupSettingsFieldPolicy,
	},
	UserGroupWithChoices?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | UserGroupWithChoicesKeySpecifier | (() => undefined | UserGroupWithChoicesKeySpecifier),
		fields?: UserGroupWithChoicesFieldPolicy,
	},
	UserLogLine?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | UserLogLineKeySpecifier | (() => undefined | UserLogLineKeySpecifier),
		fields?: UserLogLineFieldPolicy,
	},
	UserLogPage?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | UserLogPageKeySpecifier | (() => undefined | UserLogPageKeySpecifier),
		fields?: UserLogPageFieldPolicy,
	},
	UserPage?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | UserPageKeySpecifier | (() => undefined | UserPageKeySpecifier),
		fields?: UserPageFieldPolicy,
	},
	UserRemoved?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | UserRemovedKeySpecifier | (() => undefined | UserRemovedKeySpecifier),
		fields?: UserRemovedFieldPolicy,
	},
	UserSession?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | UserSessionKeySpecifier | (() => undefined | UserSessionKeySpecifier),
		fields?: UserSessionFieldPolicy,
	},
	UserView?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | UserViewKeySpecifier | (() => undefined | UserViewKeySpecifier),
		fields?: UserViewFieldPolicy,
	},
	UsersMoved?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | UsersMovedKeySpecifier | (() => undefined | UsersMovedKeySpecifier),
		fields?: UsersMovedFieldPolicy,
	},
	VersionConflict?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | VersionConflictKeySpecifier | (() => undefined | VersionConflictKeySpecifier),
		fields?: VersionConflictFieldPolicy,
	},
	ViewedNode?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ViewedNodeKeySpecifier | (() => undefined | ViewedNodeKeySpecifier),
		fields?: ViewedNodeFieldPolicy,
	},
	ViewedSource?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ViewedSourceKeySpecifier | (() => undefined | ViewedSourceKeySpecifier),
		fields?: ViewedSourceFieldPolicy,
	},
	ViewedUser?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ViewedUserKeySpecifier | (() => undefined | ViewedUserKeySpecifier),
		fields?: ViewedUserFieldPolicy,
	},
	Viewer?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ViewerKeySpecifier | (() => undefined | ViewerKeySpecifier),
		fields?: ViewerFieldPolicy,
	},
	WebArticle?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | WebArticleKeySpecifier | (() => undefined | WebArticleKeySpecifier),
		fields?: WebArticleFieldPolicy,
	},
	Webhook?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | WebhookKeySpecifier | (() => undefined | WebhookKeySpecifier),
		fields?: WebhookFieldPolicy,
	},
	WebhookDelivery?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | WebhookDeliveryKeySpecifier | (() => undefined | WebhookDeliveryKeySpecifier),
		fields?: WebhookDeliveryFieldPolicy,
	},
	WebhookReplayed?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | WebhookReplayedKeySpecifier | (() => undefined | WebhookReplayedKeySpecifier),
		fields?: WebhookReplayedFieldPolicy,
	},
	WebhookSaved?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | WebhookSavedKeySpecifier | (() => undefined | WebhookSavedKeySpecifier),
		fields?: WebhookSavedFieldPolicy,
	},
	WebhookTested?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | WebhookTestedKeySpecifier | (() => undefined | WebhookTestedKeySpecifier),
		fields?: WebhookTestedFieldPolicy,
	},
	WithdrawnArticle?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | WithdrawnArticleKeySpecifier | (() => undefined | WithdrawnArticleKeySpecifier),
		fields?: WithdrawnArticleFieldPolicy,
	}
};
export type TypedTypePolicies = StrictTypedTypePolicies & TypePolicies;